import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { attachments, decidedFields, numberOf } from '../../inventory/operation/operation-fields.ts';
import { prepaidAmount, prepaidFields, prepaymentAccountFields } from './prepayment-fields.ts';
import { prepaymentState, prepaymentStates } from './prepayment-states.ts';

const { applicant, approver, approvedAt, rejectReason } = decidedFields;

/** Money that is paid of orders in advance. */
export const prepaymentRecords = defineResource({
  entity: 'prepayment',
  label: text('预付款', 'Prepayment'),
  service: 'purchase-service',
  readFrom: 'prepayment_list',
  nameFields: ['prepayNo'],
  knownBy: { code: 'prepayNo' },
  scopedBy: { kind: 'supplier', field: 'supplier' },
  fields: {
    prepayNo: numberOf('预付单号', 'Prepayment'),
    state: prepaymentState,
    ...prepaymentAccountFields,
    orders: {
      kind: 'tags',
      codesOf: 'purchaseOrder',
      through: { view: 'prepayment_order', by: ['id'], column: 'order_no' },
      label: text('订单', 'Orders'),
      readOnly: true,
      figure: true,
      maxLength: 20,
      width: 170,
    },
    amount: prepaidAmount('预付金额', 'Amount'),
    pctOfOrder: {
      kind: 'percent',
      label: text('占订单', 'Of order'),
      readOnly: true,
      figure: true,
      scale: 2,
      width: 90,
      help: text('占所列订单含税金额的比例。', 'Share of the gross amount of its orders.'),
    },
    dueDate: { kind: 'date', label: text('应付日期', 'Due date'), required: true, width: 116 },
    ...prepaidFields,
    paymentRequest: {
      kind: 'ref',
      label: text('付款申请', 'Payment request'),
      entity: 'paymentRequest',
      readOnly: true,
      width: 160,
    },
    buyer: { kind: 'user', label: text('采购员', 'Buyer'), readOnly: true, figure: true, width: 100 },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, hidden: true, width: 200 },
    attachments,
    applicant,
    approver,
    approvedAt,
    rejectReason,
    shares: {
      kind: 'lines',
      label: text('订单分摊', 'Shares by order'),
      required: true,
      by: ['purchaseOrder'],
      most: 20,
      sums: ['amount'],
      fields: {
        purchaseOrder: { kind: 'ref', label: text('采购单号', 'PO no.'), entity: 'purchaseOrder', required: true, width: 220 },
        amount: prepaidAmount('金额', 'Amount', { required: true, readOnly: false, width: 150 }),
        used: prepaidAmount('已核销', 'Used', { hidden: true, width: 130 }),
      },
    },
  },
  states: prepaymentStates,
});
