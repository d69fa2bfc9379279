import { fbaReimbursementCells } from '@axle/inventory';
import { definePage, defineResource } from '@axle/page-kit';
import { asinTold, fnskuTold, mskuTold, named, signed, storeTold } from './fba/fba-fields.ts';

const on = (zh: string, en: string) => ({ zh, en });
const money = (zh: string, en: string) => ({ kind: 'money', label: on(zh, en), scale: 2, min: '-99999999999', currency: { field: 'currency' }, width: 120 }) as const;

/** What Amazon paid back. */
const fbaReimbursementRecords = defineResource({
  entity: 'fbaReimbursement',
  label: on('FBA赔付', 'FBA reimbursement'),
  service: 'wms',
  readFrom: 'fba_reimbursement_shown',
  nameFields: ['reimbursementId', 'fnsku'],
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    reimbursementId: named('赔付编号', 'Reimbursement', 40, 150, { required: true, key: true, immutable: true }),
    store: { ...storeTold, immutable: true },
    approvedAt: { kind: 'date', label: on('批准日期', 'Approved'), required: true, width: 112 },
    amazonCaseId: named('亚马逊Case编号', 'Amazon case', 40, 140),
    orderId: named('亚马逊订单号', 'Amazon order', 40, 160),
    reason: named('原因', 'Reason', 60, 150, { required: true }),
    msku: { ...mskuTold, immutable: true },
    fnsku: { ...fnskuTold, required: true, immutable: true },
    asin: asinTold,
    title: named('标题', 'Title', 500, 240, { hidden: true }),
    condition: named('商品状况', 'Condition', 40, 96, { hidden: true }),
    currency: { kind: 'code', label: on('币种', 'Currency'), required: true, maxLength: 3, pattern: '[A-Z]{3}', width: 80 },
    amountPerUnit: money('单价', 'Each'),
    amountTotal: { ...money('金额', 'Amount'), required: true },
    qtyCash: signed('现金赔付件数', 'Paid in cash', { width: 110 }),
    qtyInventory: signed('库存赔付件数', 'Paid in goods', { width: 110 }),
    qtyTotal: { ...signed('赔付件数', 'Pieces'), required: true },
    originalId: named('原赔付编号', 'Original', 40, 130, { hidden: true }),
    settles: { kind: 'code', label: on('对应账页行', 'Settles'), readOnly: true, figure: true, maxLength: 20, width: 110, help: on('抵减其可申诉件数的账页行。', 'The line of the ledger whose claim it lowers.') },
  },
  unique: [{ fields: ['store', 'reimbursementId', 'fnsku', 'msku'] }],
});

export const fbaReimbursement = definePage({
  key: 'fbaReimbursement',
  title: on('FBA赔付', 'FBA reimbursements'),
  help: {
    why: on('导入亚马逊的赔付，抵减丢失的可申诉件数，并登记到申诉。', 'Takes in what Amazon paid back, so that it lowers what can be claimed and is recorded with its case.'),
    notes: [
      on('先按Case编号对应申诉的账页行，否则对应同店铺同FNSKU在批准日前最近一个有丢失的期间；都没有的留空。', 'It settles the line of its case, else the last span with losses of the same shop and FNSKU before it was approved; where there is none it stays open.'),
      on('Case编号相同的已申诉单自动变为“已赔付”。', 'A filed case of the same number becomes reimbursed.'),
    ],
  },
  resource: fbaReimbursementRecords,
  columns: [
    'reimbursementId', 'approvedAt', 'store', 'reason', 'msku', 'fnsku', 'qtyTotal', 'qtyCash', 'qtyInventory', 'amountPerUnit', 'amountTotal', 'currency', 'amazonCaseId', 'settles', 'orderId', 'asin', 'title',
    'condition', 'originalId', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt',
  ],
  pinned: 1,
  filters: ['reimbursementId', 'store', 'approvedAt', 'reason', 'msku', 'fnsku', 'amazonCaseId', 'settles', 'orderId', 'qtyTotal'],
  totals: ['qtyTotal', 'amountTotal'],
  search: ['reimbursementId', 'fnsku', 'msku', 'amazonCaseId'],
  sort: [{ field: 'approvedAt', descending: true }],
  tabs: [
    { key: 'all', title: on('全部', 'All') },
    { key: 'open', title: on('未对应', 'Settles nothing'), filters: [{ field: 'settles', op: 'isEmpty' }] },
  ],
  standard: ['list', 'import', 'export', 'log'],
  permissions: { log: 'list' },
  importing: {
    columns: [
      'store', 'reimbursementId', 'approvedAt', 'amazonCaseId', 'orderId', 'reason', 'msku', 'fnsku', 'asin', 'title', 'condition', 'currency', 'amountPerUnit', 'amountTotal', 'qtyCash', 'qtyInventory', 'qtyTotal',
      'originalId',
    ],
    mode: 'per_row',
    asked: ['store'],
    reader: fbaReimbursementCells,
    also: {
      approvedAt: ['approval-date'], reimbursementId: ['reimbursement-id'], amazonCaseId: ['case-id'], orderId: ['amazon-order-id'], msku: ['sku'], title: ['product-name'], currency: ['currency-unit'],
      amountPerUnit: ['amount-per-unit'], amountTotal: ['amount-total'], qtyCash: ['quantity-reimbursed-cash'], qtyInventory: ['quantity-reimbursed-inventory'], qtyTotal: ['quantity-reimbursed-total'],
      originalId: ['original-reimbursement-id'],
    },
    passedOver: ['original-reimbursement-type'],
    example: {
      store: 'AMZ-NA', reimbursementId: '12345678901', approvedAt: '2026-11-12', reason: 'Lost_Warehouse', msku: 'BRP-10000', fnsku: 'X001AXLE01', currency: 'USD', amountPerUnit: '21.40', amountTotal: '21.40', qtyCash: '1', qtyTotal: '1',
    },
  },
});
