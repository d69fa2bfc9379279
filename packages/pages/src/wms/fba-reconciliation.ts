import { fbaLedgerCells } from '@axle/inventory';
import { definePage } from '@axle/page-kit';
import { fbaLedgerLineRecords } from './fba/ledger-records.ts';

const on = (zh: string, en: string) => ({ zh, en });

export const fbaReconciliation = definePage({
  key: 'fbaReconciliation',
  title: on('FBA差异对账', 'FBA reconciliation'),
  help: {
    why: on('核对亚马逊账页自身与本系统账面，把丢失变成申诉。', 'Checks Amazon’s ledger against itself and against ours, and turns losses into claims.'),
    notes: [
      on('导入亚马逊“库存账页（汇总）”：期间写作 MM/YYYY 或 MM/DD/YYYY；同一FNSKU的期间不能重叠。', 'Takes in the ledger summary; its date is a month or a day. Spans of an FNSKU do not overlap.'),
      on('应有期末 = 期初 + 全部变动（带符号）；差额不为0即“账页不平”。', 'Computed ending is the starting balance and all movements as signed; a gap makes the line one that does not add up.'),
      on('每行的销售、退货、丢失、找回等过账到FBA仓一次；入库由FBA货件过账。库存不足的行“待过账”，补齐后点“重新核对”。', 'Sales, returns, losses, found pieces and so on of a line are booked once in the FBA warehouse; receipts come with the shipments. A line that finds no pieces waits; “Rebuild” tries again.'),
      on('可申诉 = −丢失 − 找回 − 已赔付；申诉与赔付在各自的页签中。', 'Claimable is lost less found less reimbursed; cases and reimbursements have a tab each.'),
    ],
  },
  resource: fbaLedgerLineRecords,
  columns: [
    'fnsku', 'periodTo', 'store', 'sku', 'disposition', 'starting', 'receipts', 'shipments', 'returns', 'vendorReturns', 'transfers', 'found', 'lost', 'damaged', 'disposed', 'other', 'unknown', 'ending',
    'computed', 'gap', 'reimbursed', 'reimbursedAmount', 'currency', 'claimable', 'diffType', 'caseStatus', 'claimDeadline', 'booking', 'refused', 'lineNo', 'periodFrom', 'location', 'msku', 'asin',
    'title', 'inTransit', 'bookedAt', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt',
  ],
  pinned: 2,
  filters: ['periodTo', 'store', 'fnsku', 'msku', 'sku', 'disposition', 'diffType', 'claimable', 'caseStatus', 'gap', 'booking', 'claimDeadline', 'lineNo'],
  totals: ['starting', 'receipts', 'shipments', 'returns', 'found', 'lost', 'damaged', 'ending', 'gap', 'claimable'],
  search: ['fnsku', 'msku', 'asin'],
  sort: [{ field: 'periodTo', descending: true }],
  tabs: [
    { key: 'ledger', title: on('账页核对', 'Ledger') },
    { key: 'differences', title: on('差异', 'Differences'), filters: [{ field: 'diffType', op: 'notEmpty' }] },
    { key: 'cases', title: on('申诉', 'Cases'), listOf: { section: 'wms', page: 'fbaCase' } },
    { key: 'reimbursements', title: on('赔付', 'Reimbursements'), listOf: { section: 'wms', page: 'fbaReimbursement' } },
    { key: 'waiting', title: on('待过账', 'Waits to be booked'), filters: [{ field: 'booking', op: 'eq', value: 'waits' }] },
  ],
  standard: ['list', 'import', 'export', 'log'],
  permissions: { log: 'list' },
  actions: [
    { key: 'rebuild', title: on('重新核对', 'Rebuild'), on: 'none', confirm: on('待过账的行再次过账，未对应的赔付重新对应。', 'Lines that wait are booked again, and reimbursements that settle nothing yet are matched.') },
    { key: 'openCase', title: on('开申诉', 'Open a case'), on: 'many', when: { field: 'diffType', in: ['wh_lost', 'wh_damaged', 'unbalanced', 'negative_wait'] } },
  ],
  related: [
    { title: on('申诉', 'Cases'), section: 'wms', page: 'fbaCase', columns: ['caseNo', 'type', 'qty', 'state', 'deadline', 'amazonCaseId', 'reimbursedQty'], field: 'sourceNo', by: 'lineNo' },
    { title: on('赔付', 'Reimbursements'), section: 'wms', page: 'fbaReimbursement', columns: ['reimbursementId', 'approvedAt', 'reason', 'qtyTotal', 'amountTotal', 'currency'], field: 'settles', by: 'lineNo' },
    { title: on('库存流水', 'Postings'), section: 'wms', page: 'stockLedger', columns: ['seq', 'postedAt', 'bizType', 'skuCode', 'warehouse', 'stockStatus', 'qtyIn', 'qtyOut'], field: 'docNo', by: 'lineNo' },
  ],
  importing: {
    columns: [
      'store', 'periodTo', 'periodFrom', 'fnsku', 'asin', 'msku', 'title', 'disposition', 'starting', 'inTransit', 'receipts', 'shipments', 'returns', 'vendorReturns', 'transfers', 'found', 'lost', 'damaged',
      'disposed', 'other', 'ending', 'unknown', 'location',
    ],
    mode: 'per_row',
    asked: ['store'],
    supplied: ['periodFrom'],
    reader: fbaLedgerCells,
    also: {
      periodTo: ['date'], starting: ['starting warehouse balance', 'starting-warehouse-balance'], inTransit: ['in transit between warehouses', 'in-transit-between-warehouses'],
      shipments: ['customer shipments', 'customer-shipments'], returns: ['customer returns', 'customer-returns'], vendorReturns: ['vendor returns', 'vendor-returns'],
      transfers: ['warehouse transfer in/out', 'warehouse-transfer-in/out', 'warehouse transfer in_out'], other: ['other events', 'other-events'],
      ending: ['ending warehouse balance', 'ending-warehouse-balance'], unknown: ['unknown events', 'unknown-events'], location: ['country'],
    },
    passedOver: ['store name'],
    example: {
      store: 'AMZ-NA', periodTo: '10/2026', fnsku: 'X001AXLE01', msku: 'BRP-10000', disposition: 'SELLABLE', starting: '812', receipts: '300', shipments: '-274', returns: '18', vendorReturns: '-5', transfers: '0',
      found: '6', lost: '-9', damaged: '-2', disposed: '0', other: '0', ending: '846', unknown: '0', location: 'US',
    },
  },
});
