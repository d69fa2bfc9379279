import { dayOfBusiness, operationRow } from '@axle/inventory';
import { definePage, defineResource } from '@axle/page-kit';
import { postingDrill } from '../document-drills.ts';
import {
  attachments,
  bizDay,
  decidedColumns,
  decidedFields,
  movesOf,
  numberOf,
  ownStatuses,
  pieceColumns,
  qtyField,
  skusOf,
  stateTabs,
  warehouseOf,
} from './operation-fields.ts';
import { operationState, operationStates, operationTransitions } from './operation-states.ts';
import { valueField } from '../stock-fields.ts';

const stockInRecords = defineResource({
  entity: 'stockInOperation',
  label: { zh: '其他入库单', en: 'Stock-in' },
  service: 'wms',
  readFrom: 'stock_in_operation_list',
  nameFields: ['opNo'],
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    opNo: numberOf('入库单号', 'Stock-in no.'),
    reason: {
      kind: 'enum',
      label: { zh: '原因', en: 'Reason' },
      required: true,
      width: 110,
      options: [
        { code: 'gift', label: { zh: '赠品', en: 'Gift' } },
        { code: 'found', label: { zh: '找回', en: 'Found' } },
        { code: 'sample_back', label: { zh: '样品归还', en: 'Sample returned' } },
        { code: 'init', label: { zh: '期初', en: 'Opening stock' }, tone: 'warn' },
      ],
      help: { zh: '期初需要单独的权限。', en: 'Opening stock needs a separate permission.' },
    },
    warehouse: warehouseOf,
    skus: skusOf('stock_in_operation_sku'),
    qty: qtyField,
    value: valueField('金额', 'Value', {
      figure: true,
      min: '0',
      help: {
        zh: '过账前为已填成本的合计，过账后为成本层的价值。',
        en: 'Before posting, the total of the entered costs; after posting, the value of the cost layers.',
      },
    }),
    state: operationState,
    bizDate: bizDay({
      help: {
        zh: '留空为过账当天；可倒填到未关账的日期。',
        en: 'Empty means the posting date; it may be backdated to any open period.',
      },
    }),
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 500, lines: 2, width: 200 },
    attachments,
    ...decidedFields,
    lines: {
      kind: 'lines',
      label: { zh: '明细', en: 'Lines' },
      required: true,
      by: ['bin', 'sku', 'stockStatus'],
      most: 2000,
      sums: ['qty'],
      fields: {
        ...pieceColumns(ownStatuses),
        unitCost: {
          kind: 'money',
          label: { zh: '单位成本', en: 'Unit cost' },
          scale: 4,
          places: 4,
          min: '0',
          max: '9999999999',
          currency: { code: 'CNY' },
          width: 130,
          help: {
            zh: '留空按最近成本；没有最近成本则成本未知，由财务补填。',
            en: 'Empty means the last cost of the SKU; without one the cost is unknown until finance enters it.',
          },
        },
      },
    },
  },
  unique: [{ fields: ['warehouse', 'reason', 'opNo'] }],
  checks: [dayOfBusiness],
  states: operationStates(),
});

export const stockInOperation = definePage({
  key: 'stockInOperation',
  title: { zh: '其他入库', en: 'Other stock-in' },
  words: ['stock in', 'adjustment in'],
  help: {
    why: { zh: '登记采购、调拨、退货以外的入库。', en: 'Records stock that arrives other than by purchase, transfer or return.' },
    notes: [
      {
        zh: '草稿 → 待审核 → 已审核 → 已过账；提交人与制单人不能审核自己的单据。',
        en: 'Draft → submitted → approved → posted; creator and submitter cannot approve their own document.',
      },
      {
        zh: '单位成本留空时取该SKU最近一次入库的成本；从未入库的为“成本未知”。',
        en: 'If the unit cost is empty, the SKU’s last receipt cost is used; a SKU never received has an unknown cost.',
      },
      {
        zh: '冲销要求入库批次未发生变动：已出库或已追加成本的不能冲销。',
        en: 'Reversal requires untouched layers: not possible once stock has left or cost was added.',
      },
      {
        zh: '导入按仓库与原因各生成一张草稿；一行有误则整个文件不导入。',
        en: 'An import creates one draft per warehouse and reason; if one row is wrong, nothing is imported.',
      },
    ],
  },
  resource: stockInRecords,
  columns: [
    'opNo',
    'reason',
    'warehouse',
    'skus',
    'qty',
    'value',
    'state',
    'bizDate',
    ...decidedColumns,
    'attachments',
    'note',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['opNo', 'skus', 'reason', 'state', 'warehouse', 'bizDate', 'applicant', 'approver', 'postingNo'],
  totals: ['qty', 'value'],
  search: ['opNo', 'note'],
  sort: [{ field: 'createdAt', descending: true }],
  drills: { postingNo: postingDrill },
  tabs: stateTabs,
  form: [
    { title: { zh: '入库单', en: 'Stock-in' }, fields: ['warehouse', 'reason', 'bizDate', 'note', 'attachments'] },
    { title: { zh: '明细', en: 'Lines' }, fields: ['lines'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  transitions: operationTransitions,
  codes: [{ key: 'init', title: { zh: '期初入库', en: 'Opening stock' } }],
  related: [movesOf('opNo')],
  importing: {
    columns: ['warehouse', 'lines.bin', 'lines.sku', 'lines.qty', 'lines.stockStatus', 'lines.unitCost', 'reason'],
    mode: 'all_or_nothing',
    lines: 'lines',
    reader: operationRow,
    example: {
      warehouse: 'US-W',
      'lines.bin': 'P-01-01-1-1',
      'lines.sku': 'BRP-10001',
      'lines.qty': '5',
      'lines.stockStatus': '可用',
      'lines.unitCost': '53.0643',
      reason: '找回',
    },
  },
});
