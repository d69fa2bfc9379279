import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { columnFieldOptions } from './column-options.ts';

/** Which column of a feed holds what of a listing. */
export const partsGeekColumnRecords = defineResource({
  entity: 'partsGeekColumn',
  label: text('Feed字段', 'Feed column'),
  service: 'operation',
  nameFields: ['header'],
  fields: {
    place: { kind: 'integer', label: text('顺序', 'Place'), required: true, min: 1, max: 999, width: 80 },
    header: { kind: 'text', label: text('列名', 'Header'), required: true, key: true, maxLength: 60, width: 160 },
    field: { kind: 'enum', label: text('字段', 'Field'), options: columnFieldOptions, width: 150 },
    fixed: {
      kind: 'text',
      label: text('固定值', 'Fixed value'),
      maxLength: 100,
      width: 140,
      help: text('没有字段时每行都填此值。', 'Used in every row that has no field.'),
    },
    inInventory: {
      kind: 'bool',
      label: text('库存价格Feed', 'In stock and price feeds'),
      width: 150,
      initial: false,
      required: true,
    },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 300, width: 260 },
  },
  unique: [{ fields: ['header'] }],
});

export const partsGeekColumns = definePage({
  key: 'partsGeekColumns',
  title: text('PartsGeek字段映射', 'PartsGeek column map'),
  words: ['列映射', 'column map'],
  help: {
    why: text('维护Feed文件的列名、顺序与对应字段。', 'Keep the headers of feed files, their order and the fields behind them.'),
    notes: [
      text(
        '修改后，下一个增量Feed会包含因此变化的全部行。',
        'After a change the next feed of changes holds every row that is printed differently by it.',
      ),
    ],
  },
  resource: partsGeekColumnRecords,
  columns: ['place', 'header', 'field', 'fixed', 'inInventory', 'note', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 2,
  filters: ['header', 'field', 'inInventory', 'status'],
  search: ['header'],
  sort: [{ field: 'place' }],
  editsCells: true,
  form: [{ title: text('列', 'Column'), fields: ['place', 'header', 'field', 'fixed', 'inInventory', 'note'] }],
  standard: ['list', 'add', 'update', 'del', 'enable', 'disable', 'export', 'log'],
});
