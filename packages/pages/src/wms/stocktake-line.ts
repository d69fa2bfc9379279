import { definePage, defineResource, type IntegerField, type UserField } from '@axle/page-kit';
import { piecesTold, valueTold, warehouseTold } from './stock/stock-fields.ts';
import { countSheet } from './stocktake/count-sheet.ts';
import { stocktakeStateOptions, stocktakeTypeOptions, varReasonOptions } from './stocktake/stocktake-options.ts';

const count = (zh: string, en: string): IntegerField => piecesTold(zh, en, { min: 0, max: 99_999 });
const by = (zh: string, en: string): UserField => ({ kind: 'user', label: { zh, en }, readOnly: true, width: 100, hidden: true });

/** What was found of a SKU in a bin, against the book. */
const stocktakeLineRecords = defineResource({
  entity: 'stocktakeLine',
  label: { zh: '盘点明细', en: 'Line of a stocktake' },
  service: 'wms',
  table: 'stocktake_line_shown',
  nameFields: ['binCode', 'skuCode'],
  managed: false,
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    stocktakeNo: { kind: 'code', documentNo: true, label: { zh: '盘点单号', en: 'Stocktake' }, required: true, readOnly: true, key: true, maxLength: 13, width: 150 },
    type: { kind: 'enum', label: { zh: '类型', en: 'Type' }, required: true, readOnly: true, options: stocktakeTypeOptions, width: 90 },
    stocktakeState: { kind: 'enum', label: { zh: '盘点状态', en: 'State of the count' }, required: true, readOnly: true, options: stocktakeStateOptions, width: 120 },
    warehouse: warehouseTold,
    area: { kind: 'ref', label: { zh: '库区', en: 'Area' }, entity: 'warehouseArea', required: true, readOnly: true, width: 110 },
    binCode: { kind: 'code', label: { zh: '库位', en: 'Bin' }, required: true, readOnly: true, key: true, maxLength: 60, width: 170 },
    sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', required: true, readOnly: true, width: 150 },
    skuCode: { kind: 'code', label: { zh: 'SKU编码', en: 'SKU code' }, required: true, readOnly: true, key: true, maxLength: 32, width: 140 },
    unexpected: { kind: 'bool', label: { zh: '账外', en: 'Unexpected' }, required: true, readOnly: true, width: 104 },
    lineState: {
      kind: 'enum', label: { zh: '行状态', en: 'State' }, required: true, readOnly: true, width: 100,
      options: [
        { code: 'open', label: { zh: '待盘', en: 'Open' }, tone: 'neutral' },
        { code: 'recounting', label: { zh: '待复盘', en: 'To recount' }, tone: 'warn' },
        { code: 'counted', label: { zh: '已盘', en: 'Counted' }, tone: 'info' },
        { code: 'settled', label: { zh: '已定', en: 'Settled' }, tone: 'good' },
      ],
    },
    bookQty: count('账面', 'Book'),
    bookSeq: { kind: 'integer', label: { zh: '账面序号', en: 'Book at seq.' }, readOnly: true, min: 0, max: Number.MAX_SAFE_INTEGER, grouping: false, width: 130, hidden: true, help: { zh: '账面数取自库存流水的这一序号。', en: 'The book as it stood at this line of the ledger.' } },
    count1: count('初盘', 'First'),
    count1By: by('初盘人', 'First by'),
    count2: count('复盘', 'Second'),
    count2By: by('复盘人', 'Second by'),
    count3: count('三盘', 'Third'),
    count3By: by('三盘人', 'Third by'),
    final: count('确认数', 'Accepted'),
    varQty: piecesTold('差异', 'Off', { alarm: 'varies' }),
    cost: { kind: 'decimal', label: { zh: '单位成本', en: 'Unit cost' }, required: true, readOnly: true, scale: 4, places: 4, min: '0', width: 110 },
    varValue: valueTold('差异金额', 'Value off', { alarm: 'varies' }),
    varies: { kind: 'bool', label: { zh: '有差异', en: 'Differs' }, required: true, readOnly: true, hidden: true, width: 90 },
    reason: { kind: 'enum', label: { zh: '差异原因', en: 'Reason' }, readOnly: true, options: varReasonOptions, width: 120 },
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, readOnly: true, maxLength: 200, width: 180 },
  },
});

export const stocktakeLine = definePage({
  key: 'stocktakeLine',
  title: { zh: '盘点差异明细', en: 'Stocktake lines' },
  help: {
    why: { zh: '逐行看账面与实盘，填写差异原因，打印盘点表。', en: 'Shows book and count line by line, takes the reasons of variances and prints count sheets.' },
    notes: [
      { zh: '送审前每个差异行都要有原因。', en: 'Each line that differs needs a reason before the count goes to review.' },
      { zh: '盘点表只有库位与SKU的条码，没有账面数。', en: 'Count sheets carry the barcodes of bin and SKU and no number of the book.' },
    ],
  },
  resource: stocktakeLineRecords,
  columns: [
    'stocktakeNo', 'binCode', 'skuCode', 'lineState', 'bookQty', 'final', 'varQty', 'varValue', 'reason', 'count1', 'count2', 'count3', 'cost', 'unexpected', 'sku', 'warehouse', 'area', 'note', 'type', 'stocktakeState',
    'count1By', 'count2By', 'count3By', 'bookSeq', 'varies',
  ],
  pinned: 2,
  filters: ['stocktakeNo', 'sku', 'skuCode', 'binCode', 'warehouse', 'area', 'lineState', 'stocktakeState', 'varies', 'unexpected', 'reason', 'varValue', 'type'],
  totals: ['varQty', 'varValue'],
  search: ['skuCode', 'binCode'],
  sort: [{ field: 'stocktakeNo', descending: true }, { field: 'binCode' }],
  tabs: [
    { key: 'variances', title: { zh: '差异明细', en: 'Variances' }, filters: [{ field: 'varies', op: 'eq', value: true }] },
    { key: 'unexplained', title: { zh: '缺原因', en: 'Without reason' }, filters: [{ field: 'varies', op: 'eq', value: true }, { field: 'reason', op: 'isEmpty' }] },
    { key: 'all', title: { zh: '全部', en: 'All' } },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'setReason', title: { zh: '差异原因', en: 'Reason' }, on: 'many', tone: 'primary', when: { field: 'varies', in: [true] },
      input: {
        reason: { kind: 'enum', label: { zh: '原因', en: 'Reason' }, required: true, options: varReasonOptions },
        note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 200 },
      },
    },
    { key: 'printSheet', title: { zh: '打印盘点表', en: 'Print count sheet' }, permission: 'print', on: 'many', effect: 'print', prints: [countSheet] },
  ],
});
