import { definePage } from '@axle/page-kit';
import { documentDrill, postingDrill } from './stock/document-drills.ts';
import { receiptDifferenceRecords } from './receipt/difference-records.ts';

export const receiveDifference = definePage({
  key: 'receiveDifference',
  title: { zh: '收货差异', en: 'Receiving differences' },
  help: {
    why: { zh: '对每一条多收、短收、错货、破损作出处理：索赔、退回或结案。', en: 'Decides on every over, short, wrong or damaged row: a claim, a return or a closure.' },
    notes: [
      { zh: '短收：索赔或按实收结案；索赔生成索赔草稿。', en: 'Short: a claim, or closed as received; a claim is made as a draft.' },
      { zh: '多收：接收则入账到收货库位，不能超过可收上限（订单数量增加后先上调预计）；退回则生成退供出库单。', en: 'Over: accepting books it to the dock, never beyond the most (raise the line after a larger order); returning makes an outbound to the supplier.' },
      { zh: '接收超过预计5%的，需要审批权限和至少5个字的原因。', en: 'Accepting more than 5 % of what was expected takes the right to approve and a reason of 5 characters.' },
      { zh: '破损件已按残损入账，可在关闭后索赔。', en: 'Damaged pieces are booked as damaged; they may be claimed after the receipt is closed too.' },
      { zh: '收货单关闭前可以重新打开。', en: 'A decision is reopened until the receipt is closed.' },
    ],
  },
  resource: receiptDifferenceRecords,
  columns: [
    'receiptNo', 'diffType', 'state', 'skuCode', 'sku', 'code', 'warehouse', 'expectedQty', 'actualQty', 'diffQty', 'unitCost', 'diffValue', 'supplier', 'photos', 'disposition', 'claimNo', 'outboundNo',
    'reason', 'note', 'decidedBy', 'decidedAt', 'createdAt', 'createdBy', 'updatedBy', 'updatedAt', 'receipt', 'lineNo', 'postingNo', 'round',
  ],
  pinned: 2,
  filters: ['receiptNo', 'skuCode', 'sku', 'diffType', 'disposition', 'supplier', 'warehouse', 'diffValue', 'createdAt', 'state', 'claimNo', 'outboundNo', 'decidedBy', 'decidedAt'],
  totals: ['diffQty', 'diffValue'],
  search: ['receiptNo', 'code', 'claimNo'],
  sort: [{ field: 'createdAt', descending: true }],
  drills: { receiptNo: documentDrill('receipt', 'receiptNo'), outboundNo: documentDrill('outbound', 'outboundNo'), postingNo: postingDrill },
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'open', title: { zh: '待处理', en: 'Open' }, filters: [{ field: 'state', op: 'eq', value: 'open' }] },
    { key: 'decided', title: { zh: '已处理', en: 'Decided' }, filters: [{ field: 'state', op: 'eq', value: 'decided' }] },
  ],
  standard: ['list', 'export', 'log'],
  transitions: ['dispose', 'reopen'],
  codes: [{ key: 'approve', title: { zh: '批准接收超过5%的多收', en: 'Approve taking in more than 5 % over' } }],
});
