import { definePage } from '@axle/page-kit';
import { fbaCaseRecords } from './case-records.ts';
import { documentDrill } from '../document-drills.ts';
import { caseStateOptions } from './fba-fields.ts';

const on = (zh: string, en: string) => ({ zh, en });

export const fbaCase = definePage({
  key: 'fbaCase',
  title: on('FBA申诉', 'FBA cases'),
  help: {
    why: on(
      '把短收与丢失变成向亚马逊的申诉，直到赔付或关闭。',
      'Turns short receipts and losses into claims until Amazon paid or they are closed.',
    ),
    notes: [
      on(
        '申诉由“FBA货件”或“FBA差异对账”建立；提交前件数随后续收货减少。',
        'Cases come from shipments and from the reconciliation; until they are filed later receipts lower them.',
      ),
      on('导入赔付文件时，Case编号相同的已申诉单自动登记赔付。', 'A reimbursement of the same case number is recorded with its file.'),
      on('过了截止日仍未提交的，每晚自动标为过期。', 'What was not filed by its last day expires every night.'),
      on(
        '关闭入库短收的申诉时，仍在途的短收件数按在途丢失过账。',
        'When a case of a short receipt is closed, what is still in transit of it is booked as lost.',
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
  drills: {
    sourceNo: [
      documentDrill('fba_shipment', 'sourceNo', { field: 'type', in: ['inbound_short', 'inbound_over'] }),
      documentDrill('fba_ledger', 'sourceNo'),
    ],
  },
  tabs: [
    { key: 'all', title: on('全部', 'All') },
    ...caseStateOptions.map(({ code, label }) => ({
      key: String(code),
      title: label,
      filters: [{ field: 'state', op: 'eq' as const, value: code }],
    })),
  ],
  standard: ['list', 'export', 'log'],
  permissions: { log: 'list' },
  transitions: ['fileCase', 'recordReimbursement', 'recordRejection', 'appeal', 'expire', 'close'],
  related: [
    {
      title: on('库存流水', 'Postings'),
      section: 'wms',
      page: 'stockLedger',
      columns: ['seq', 'postedAt', 'bizType', 'skuCode', 'warehouse', 'stockStatus', 'qtyIn', 'qtyOut'],
      field: 'docNo',
      by: 'caseNo',
    },
  ],
});
