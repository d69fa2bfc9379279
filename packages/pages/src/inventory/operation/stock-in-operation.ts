import { operationRow } from '@axle/inventory';
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
  qtyTold,
  skusTold,
  stateTabs,
  warehouseOf,
} from './operation-fields.ts';
import { operationState, operationStates, operationTransitions } from './operation-states.ts';
import { valueTold } from '../stock-fields.ts';

const stockInRecords = defineResource({
  entity: 'stockInOperation',
  label: { zh: '其他入库单', en: 'Stock-in' },
  service: 'wms',
  readFrom: 'stock_in_operation_shown',
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
      help: { zh: '期初需要单独的权限。', en: 'Opening stock needs a right of its own.' },
    },
    warehouse: warehouseOf,
    skus: skusTold,
    qty: qtyTold,
    value: valueTold('金额', 'Value', {
      figure: true,
      min: '0',
      help: {
        zh: '过账前为已填成本的合计，过账后为批次层的价值。',
        en: 'What was told before posting, the value of the layers behind it.',
      },
    }),
    state: operationState,
    bizDate: bizDay({
      help: {
        zh: '留空为过账当天；可倒填到未关账的日期。',
        en: 'Empty means the day of posting; it may lie back to a day that is not closed.',
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
            en: 'Empty means the last cost of the SKU; without one it is unknown until finance says it.',
          },
        },
      },
    },
  },
  unique: [{ fields: ['warehouse', 'reason', 'opNo'] }],
  states: operationStates(),
});

export const stockInOperation = definePage({
  key: 'stockInOperation',
  title: { zh: '其他入库', en: 'Other stock-in' },
  help: {
    why: { zh: '登记不经采购、调拨、退货而到仓的库存。', en: 'Books stock that arrives without a purchase, transfer or return.' },
    notes: [
      {
        zh: '草稿 → 待审核 → 已审核 → 已过账；提交人与制单人不能审核自己的单据。',
        en: 'Draft, submitted, approved, posted; whoever made or submitted a document does not decide over it.',
      },
      {
        zh: '单位成本留空时取该SKU最近一次入库的成本；从未入库的为“成本未知”。',
        en: 'Without a unit cost the last cost of the SKU counts; one that never came in has an unknown cost.',
      },
      {
        zh: '冲销要求入库的批次原封未动：已出库或已加成本的不能冲销。',
        en: 'A reversal needs what came in to lie untouched: neither sold since nor revalued.',
      },
      {
        zh: '导入按仓库与原因各生成一张草稿；一行有误则整个文件不导入。',
        en: 'A file becomes one draft for each warehouse and reason; one bad row and nothing of it is imported.',
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
