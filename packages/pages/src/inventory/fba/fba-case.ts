import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { fbaCaseRecords } from './case-records.ts';
import { documentDrill } from '../document-drills.ts';
import { caseStateOptions } from './fba-fields.ts';

export const fbaCase = definePage({
  key: 'fbaCase',
  title: text('FBA申诉', 'FBA cases'),
  help: {
    why: text(
      '为短收与丢失向亚马逊申诉，跟踪到赔付或关闭。',
      'Claims short receipts and losses from Amazon, and follows each case until it is reimbursed or closed.',
    ),
    notes: [
      text(
        '申诉由“FBA货件”或“FBA差异对账”建立；提交前件数随后续收货减少。',
        'Cases are opened from shipments and from the reconciliation. Until a case is filed, later receipts reduce its pieces.',
      ),
      text(
        '导入赔付文件时，Case编号相同的已申诉单自动登记赔付。',
        'Importing a reimbursement file records the payment for filed cases with the same case number.',
      ),
      text('过了截止日仍未提交的，每晚自动标为过期。', 'Cases not filed by the claim deadline are marked as expired every night.'),
      text(
        '关闭入库短收的申诉时，仍在途的短收件数按在途丢失过账。',
        'When a short-receipt case is closed, the pieces still in transit are posted as lost in transit.',
      ),
    ],
  },
  resource: fbaCaseRecords,
  columns: [
    'caseNo',
    'type',
    'state',
    'qty',
    'deadline',
    'sourceNo',
    'store',
    'msku',
    'fnsku',
    'sku',
    'amazonCaseId',
    'filedAt',
    'reimbursedQty',
    'reimbursedAmount',
    'currency',
    'reason',
    'closedAt',
    'warehouse',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: [
    'caseNo',
    'sourceNo',
    'type',
    'state',
    'store',
    'fnsku',
    'msku',
    'sku',
    'deadline',
    'amazonCaseId',
    'qty',
    'filedAt',
    'createdAt',
  ],
  totals: ['qty', 'reimbursedQty', 'reimbursedAmount'],
  search: ['caseNo', 'sourceNo', 'amazonCaseId'],
  sort: [{ field: 'deadline' }],
  follows: ['sourceNo'],
  drills: {
    sourceNo: [
      documentDrill('fba_shipment', 'sourceNo', { field: 'type', in: ['inbound_short', 'inbound_over'] }),
      documentDrill('fba_ledger', 'sourceNo'),
    ],
  },
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    ...caseStateOptions.map(({ code, label }) => ({
      key: String(code),
      title: label,
      filters: [{ field: 'state', op: 'eq', value: code }] as const,
    })),
  ],
  standard: ['list', 'export', 'log'],
  permissions: { log: 'list' },
  transitions: ['fileCase', 'recordReimbursement', 'recordRejection', 'appeal', 'expire', 'close'],
  related: [
    {
      title: text('库存流水', 'Postings'),
      section: 'wms',
      page: 'stockLedger',
      columns: ['seq', 'postedAt', 'bizType', 'skuCode', 'warehouse', 'stockStatus', 'qtyIn', 'qtyOut'],
      field: 'belongsTo',
      by: 'caseNo',
    },
  ],
});
