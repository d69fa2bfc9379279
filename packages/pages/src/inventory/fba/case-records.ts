import { text } from '@axle/kernel';
import { claimOver } from '@axle/inventory';
import { defineResource } from '@axle/page-kit';
import { caseStateOptions, diffTypeOptions, fnskuField, mskuField, storeField, reported } from './fba-fields.ts';
const amount = {
  kind: 'money',
  label: text('赔付金额', 'Reimbursed amount'),
  scale: 2,
  min: '0',
  currency: { field: 'currency' },
  width: 130,
} as const;
const currency = { kind: 'code', label: text('币种', 'Currency'), maxLength: 3, pattern: '[A-Z]{3}', width: 80 } as const;
const amazonCaseId = { kind: 'text', label: text('亚马逊Case编号', 'Amazon case'), maxLength: 40, width: 140 } as const;
const reason = { kind: 'text', label: text('原因', 'Reason'), maxLength: 500, lines: 2, width: 200 } as const;

/** What is claimed from Amazon. */
export const fbaCaseRecords = defineResource({
  entity: 'fbaCase',
  label: text('FBA申诉', 'FBA case'),
  service: 'wms',
  nameFields: ['caseNo', 'sourceNo'],
  scopedBy: { kind: 'shop', field: 'store' },
  searchedThrough: 'sku',
  fields: {
    caseNo: { kind: 'code', documentNo: true, label: text('申诉单号', 'Case'), readOnly: true, key: true, maxLength: 20, width: 150 },
    type: { kind: 'enum', label: text('差异类型', 'Type'), required: true, readOnly: true, options: diffTypeOptions, width: 120 },
    store: { ...storeField, readOnly: true },
    warehouse: { kind: 'ref', label: text('FBA仓', 'FBA warehouse'), entity: 'warehouse', readOnly: true, width: 150 },
    sourceNo: {
      kind: 'code',
      documentNo: true,
      label: text('来源', 'Source'),
      required: true,
      readOnly: true,
      maxLength: 20,
      width: 150,
      help: text('货件编号或账页行号（FL…）。', 'Shipment ID or ledger line number (FL…).'),
    },
    fnsku: { ...fnskuField, readOnly: true },
    msku: { ...mskuField, readOnly: true },
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 200 },
    qty: reported('申诉件数', 'Pieces claimed', {
      required: true,
      readOnly: true,
      help: text('提交前随后续收货减少。', 'Reduced by later receipts until it is filed.'),
    }),
    deadline: { kind: 'date', label: text('截止日', 'Claim deadline'), readOnly: true, expiry: { within: 14 }, width: 150 },
    state: { kind: 'enum', label: text('状态', 'Status'), readOnly: true, options: caseStateOptions, width: 100 },
    amazonCaseId: { ...amazonCaseId, readOnly: true },
    filedAt: { kind: 'date', label: text('申诉日期', 'Filed'), readOnly: true, width: 112 },
    reimbursedQty: reported('赔付件数', 'Reimbursed', { readOnly: true }),
    reimbursedAmount: { ...amount, readOnly: true },
    currency: { ...currency, readOnly: true },
    reason: { ...reason, readOnly: true },
    closedAt: { kind: 'date', label: text('关闭日期', 'Closed'), readOnly: true, width: 112 },
  },
  states: {
    field: 'state',
    initial: 'open',
    final: ['closed'],
    editable: [],
    deletable: [],
    transitions: [
      {
        key: 'fileCase',
        title: text('提交申诉', 'File case'),
        from: ['open'],
        to: 'filed',
        tone: 'primary',
        input: { amazonCaseId: { ...amazonCaseId, required: true } },
        oneWay: text('已提交亚马逊，件数不再变化。', 'Filed with Amazon; the pieces can no longer change.'),
      },
      {
        key: 'recordReimbursement',
        title: text('登记赔付', 'Record reimbursement'),
        from: ['filed'],
        to: 'reimbursed',
        tone: 'primary',
        input: {
          reimbursedQty: reported('赔付件数', 'Reimbursed', { required: true, min: 1 }),
          reimbursedAmount: { ...amount, currency: { field: 'currency' }, required: true },
          currency: { ...currency, required: true, initial: 'USD' },
        },
        oneWay: text(
          '赔付已到账；更正请关闭后另开。',
          'The reimbursement has been received; to correct it, close the case and open a new one.',
        ),
      },
      {
        key: 'recordRejection',
        title: text('登记拒绝', 'Record rejection'),
        from: ['filed'],
        to: 'rejected',
        tone: 'danger',
        input: { reason: { ...reason, required: true } },
      },
      {
        key: 'appeal',
        title: text('再次申诉', 'Appeal'),
        from: ['rejected'],
        to: 'filed',
        input: { amazonCaseId: { ...amazonCaseId, required: true } },
      },
      {
        key: 'expire',
        title: text('标为过期', 'Mark as expired'),
        from: ['open'],
        to: 'expired',
        check: claimOver,
        oneWay: text('申诉期已过，亚马逊不再受理。', 'The claim period has ended; Amazon no longer accepts the claim.'),
      },
      {
        key: 'close',
        title: text('关闭', 'Close'),
        from: ['open', 'reimbursed', 'rejected', 'expired'],
        to: 'closed',
        confirm: text(
          '入库短收：仍在途的短收件数按在途丢失过账，不可恢复。',
          'Short receipts: the short pieces still in transit are posted as lost in transit. This cannot be undone.',
        ),
        oneWay: text(
          '短收件数已按丢失过账；找回的按账页过账。',
          'The short pieces were posted as lost; found pieces are posted with the ledger.',
        ),
      },
    ],
  },
});
