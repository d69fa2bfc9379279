import { definePage, defineResource } from '@axle/page-kit';
import { flowOptions } from './report/in-out-fields.ts';
import { documentDrills, documentOptions } from './stock/document-drills.ts';
import { binTold, piecesTold, skuCodeTold, skuTold, stockBizTypeOptions, stockStatusOptions, valueTold, warehouseTold } from './stock/stock-fields.ts';

const documentTypes = [
  ...documentOptions(['receipt', 'putaway', 'outbound', 'stock_in', 'stock_out', 'conversion', 'transfer', 'stocktake', 'fba_shipment', 'fba_ledger', 'fba_case', 'reservation', 'layer']),
  { code: 'reversal', label: { zh: '冲销', en: 'Reversal' } },
  { code: 'sample', label: { zh: '样品', en: 'Sample' } },
  { code: 'demo', label: { zh: '演示数据', en: 'Demo data' } },
];

/** One move of stock, as it was booked. */
const stockMoveRecords = defineResource({
  entity: 'stockMove',
  label: { zh: '库存流水', en: 'Stock move' },
  service: 'stock',
  table: 'stock_move_shown',
  nameFields: ['postingNo'],
  managed: false,
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    seq: { kind: 'integer', label: { zh: '序号', en: 'Seq.' }, required: true, readOnly: true, key: true, min: 1, max: Number.MAX_SAFE_INTEGER, grouping: false, width: 90 },
    postedAt: { kind: 'instant', label: { zh: '过账时间', en: 'Booked at' }, required: true, readOnly: true, key: true, width: 160 },
    bizDate: { kind: 'date', label: { zh: '业务日期', en: 'Day of business' }, required: true, readOnly: true, width: 116 },
    postingNo: { kind: 'code', label: { zh: '过账号', en: 'Posting' }, required: true, readOnly: true, key: true, maxLength: 20, width: 140 },
    bizType: { kind: 'enum', label: { zh: '业务类型', en: 'Kind' }, required: true, readOnly: true, options: stockBizTypeOptions, width: 130 },
    docNo: { kind: 'code', documentNo: true, label: { zh: '单据号', en: 'Document' }, required: true, readOnly: true, maxLength: 60, width: 150 },
    docType: { kind: 'enum', label: { zh: '单据类型', en: 'Document type' }, required: true, readOnly: true, options: documentTypes, width: 110, hidden: true },
    skuCode: skuCodeTold,
    sku: skuTold,
    warehouse: warehouseTold,
    bin: binTold,
    stockStatus: { kind: 'enum', label: { zh: '库存状态', en: 'Stock status' }, required: true, readOnly: true, options: stockStatusOptions, width: 120 },
    qtyIn: piecesTold('入', 'In', { min: 0, width: 90 }),
    qtyOut: piecesTold('出', 'Out', { min: 0, width: 90 }),
    balanceAfter: piecesTold('结余', 'Balance', { min: 0, help: { zh: '该库位该状态过账后的件数。', en: 'Pieces of this bin and status behind the move.' } }),
    value: valueTold('金额', 'Value', { help: { zh: '批次层的进出价值；移库与状态转换没有。', en: 'Value into or out of cost layers; moves between bins and statuses have none.' } }),
    flow: { kind: 'enum', label: { zh: '进销存列', en: 'Report column' }, required: true, readOnly: true, options: flowOptions, width: 120, hidden: true, help: { zh: '该流水计入进销存报表的哪一列；冲销计入被冲销的那一列。', en: 'Which column of “In, out and balance” counts it; a reversal is counted where the mistake was.' } },
    by: { kind: 'user', label: { zh: '操作人', en: 'By' }, required: true, readOnly: true, width: 110 },
    reversedBy: { kind: 'code', label: { zh: '冲销号', en: 'Reversed by' }, readOnly: true, maxLength: 20, width: 140 },
    reason: { kind: 'text', label: { zh: '冲销原因', en: 'Why reversed' }, readOnly: true, maxLength: 500, width: 180, hidden: true },
    state: {
      kind: 'enum', label: { zh: '冲销状态', en: 'Reversal' }, required: true, readOnly: true, width: 110,
      options: [
        { code: 'booked', label: { zh: '有效', en: 'Booked' }, tone: 'good' },
        { code: 'reversed', label: { zh: '已冲销', en: 'Reversed' }, tone: 'warn' },
        { code: 'reversal', label: { zh: '冲销', en: 'Reversal' }, tone: 'neutral' },
      ],
    },
  },
});

export const stockLedger = definePage({
  key: 'stockLedger',
  title: { zh: '库存流水', en: 'Stock ledger' },
  help: {
    why: { zh: '逐笔证明每个库存数字。', en: 'Proves every balance, move by move.' },
    notes: [
      { zh: '流水只增不改：数据库拒绝任何修改与删除，更正只能冲销。', en: 'Moves are only ever added: the database refuses changes, corrections are reversals.' },
      { zh: '“冲销”冲销整笔过账：入库的批次必须原封未动，否则提示批次层已被消耗或已加成本。', en: '“Reverse” takes a whole posting back: what came in must lie untouched, else it says that some has left or that cost was added.' },
      { zh: '上架的过账冲销后，货回到来源库位，并新开一个上架任务。', en: 'Where the posting of a putaway is reversed, its pieces lie at their source again and a new putaway task is opened for them.' },
      { zh: '“核对”重新计算所选流水的库位、批次与汇总，列出不一致。', en: '“Verify” counts balances, layers and sums of the chosen lines anew and lists what does not agree.' },
    ],
  },
  resource: stockMoveRecords,
  columns: ['seq', 'postedAt', 'bizType', 'docNo', 'skuCode', 'sku', 'warehouse', 'bin', 'stockStatus', 'qtyIn', 'qtyOut', 'balanceAfter', 'value', 'bizDate', 'postingNo', 'state', 'by', 'reversedBy', 'reason', 'flow', 'docType'],
  pinned: 1,
  filters: ['skuCode', 'sku', 'docNo', 'postingNo', 'warehouse', 'bin', 'bizType', 'docType', 'stockStatus', 'postedAt', 'bizDate', 'by', 'state', 'flow'],
  totals: ['qtyIn', 'qtyOut', 'value'],
  search: ['docNo', 'postingNo'],
  sort: [{ field: 'seq', descending: true }],
  drills: { docNo: documentDrills('docNo', 'docType') },
  tabs: [
    { key: 'month', title: { zh: '最近30天', en: 'Last 30 days' }, filters: [{ field: 'bizDate', op: 'between', value: 'last30d' }] },
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'reversals', title: { zh: '冲销', en: 'Reversals' }, filters: [{ field: 'bizType', op: 'eq', value: 'reversal' }] },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'reverse', title: { zh: '冲销', en: 'Reverse' }, on: 'one', tone: 'danger', when: { field: 'state', in: ['booked'] },
      confirm: { zh: '整笔过账的所有流水一起冲销。', en: 'All moves of the posting are taken back together.' },
      input: { reason: { kind: 'text', label: { zh: '原因', en: 'Why' }, required: true, maxLength: 500, lines: 2, help: { zh: '至少5个字符。', en: '5 characters or more.' } } },
    },
    {
      key: 'verify', title: { zh: '核对', en: 'Verify' }, permission: 'list', on: 'many',
      finds: {
        nothing: { zh: '{done} 笔流水的库位、批次与汇总都一致', en: 'Balances, layers and sums of {done} moves agree' },
        something: { zh: '{failed} 笔流水不一致，{done} 笔一致', en: '{failed} moves do not agree, {done} do' },
        found: { zh: '不一致', en: 'What does not agree' },
      },
    },
  ],
});
