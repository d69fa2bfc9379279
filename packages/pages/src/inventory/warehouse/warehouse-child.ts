import { definePage, defineResource } from '@axle/page-kit';
import { childTypeOptions } from './warehouse-options.ts';

export const warehouseChildRecords = defineResource({
  entity: 'warehouseChild',
  label: { zh: '子仓', en: 'Sub-warehouse' },
  service: 'base',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    code: {
      kind: 'code',
      label: { zh: '子仓编码', en: 'Sub-warehouse code' },
      required: true,
      key: true,
      immutable: true,
      maxLength: 24,
      width: 140,
    },
    warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true, immutable: true, width: 180 },
    type: { kind: 'enum', label: { zh: '类型', en: 'Type' }, required: true, immutable: true, width: 110, options: childTypeOptions },
    sellable: { kind: 'bool', label: { zh: '可售', en: 'Sellable' }, initial: false, width: 96 },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 180 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 220 },
  },
  unique: [{ fields: ['code'] }],
});

export const warehouseChild = definePage({
  key: 'warehouseChild',
  title: { zh: '子仓', en: 'Sub-warehouses' },
  help: {
    why: {
      zh: '仓库内按货物状态划分的子仓；库区建在子仓之内。',
      en: 'The divisions of a warehouse by condition of goods; areas belong to sub-warehouses.',
    },
    notes: [{ zh: '在“仓库”页增加或停用子仓。', en: 'Sub-warehouses are added and disabled on the “Warehouses” page.' }],
  },
  resource: warehouseChildRecords,
  columns: ['code', 'warehouse', 'type', 'sellable', 'nameZh', 'nameEn', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'warehouse', 'type', 'sellable', 'status'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [{ title: { zh: '子仓', en: 'Sub-warehouse' }, fields: ['code', 'warehouse', 'type', 'sellable', 'nameZh', 'nameEn'] }],
  standard: ['list', 'update', 'enable', 'export', 'log'],
});
