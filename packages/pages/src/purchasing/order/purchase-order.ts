import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { inState } from '../../in-state.ts';
import { attachments, numberOf, skusOf } from '../../inventory/operation/operation-fields.ts';
import { piecesField } from '../../inventory/stock-fields.ts';
import { changeFields } from './force-fields.ts';
import { inspectionFields } from './inspection-fields.ts';
import { orderPageActions } from './order-actions.ts';
import { amountFields, batchField, decisionFields, termFields } from './order-fields.ts';
import { orderLines } from './order-lines.ts';
import { orderRelated } from './order-related.ts';
import { orderState, orderStates } from './order-states.ts';
import { paymentFields, paymentKeys } from './payment-fields.ts';
import { pendingChangeFields } from './pending-change-fields.ts';
import { runningFields } from './running-fields.ts';
import { sendingFields } from './sending-fields.ts';

export const purchaseOrderRecords = defineResource({
  entity: 'purchaseOrder',
  label: text('采购订单', 'Purchase order'),
  service: 'purchase-service',
  readFrom: 'purchase_order_list',
  nameFields: ['orderNo'],
  scopedBy: { kind: 'supplier', field: 'supplier' },
  knownBy: { code: 'orderNo' },
  constraints: {
    purchase_order_lines_wanted: {
      code: 'CANCELLED_MORE',
      field: 'cancelledQty',
      message: { zh: '取消与短关数量超出订购数量', en: 'More pieces cancelled and short-closed than ordered' },
    },
  },
  fields: {
    orderNo: numberOf('采购单号', 'PO no.'),
    state: orderState,
    ...termFields,
    ...paymentFields,
    ...amountFields,
    skus: skusOf('purchase_order_sku'),
    lineCount: { kind: 'integer', label: text('行数', 'Lines'), readOnly: true, figure: true, min: 0, max: 500, width: 76 },
    qty: piecesField('数量', 'Pieces', { min: 0, figure: true, width: 96 }),
    requiredDate: { kind: 'date', label: text('最早要求交期', 'Earliest required date'), readOnly: true, figure: true, width: 130 },
    ...decisionFields,
    ...sendingFields,
    ...runningFields,
    ...pendingChangeFields,
    ...changeFields,
    ...inspectionFields,
    batch: batchField,
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, width: 200, hidden: true },
    attachments,
    ...orderLines,
  },
  unique: [{ fields: ['supplier', 'warehouse', 'orderNo'] }],
  states: orderStates,
});

export const purchaseOrder = definePage({
  key: 'purchaseOrder',
  title: text('采购订单', 'Purchase orders'),
  words: ['PO', '下单', 'purchase order'],
  help: {
    why: text('采购员把采购订单从草稿、审批带到供应商确认。', 'Buyers take purchase orders from draft through approval to the supplier.'),
    notes: [
      text(
        '币种、税率、付款方式与采购员不填时取供应商的；单价不填时取供应商SKU的阶梯价，草稿改数量时随之变化；改过的价格记为“手工”。',
        'Currency, tax rate, payment method and buyer are taken from the supplier if left empty; an empty price is taken from the supplier’s price breaks and follows the quantity while in draft. Any other price counts as manual.',
      ),
      text(
        '提交时检查供应商阶段、起订量、箱规与订货倍数、交期与清仓状态，并按当日汇率折算人民币。',
        'Submitting checks the supplier stage, MOQ, carton and order multiple, dates and clearance, and converts to CNY at the day’s rate.',
      ),
      text(
        '按含税人民币金额分级审批：5万元以下一级，30万元以下两级，以上三级；每级由不同的人审批，提交人不能审批自己的订单。',
        'Approval levels follow the gross amount in CNY: one below 50,000, two below 300,000, three from there. Each level needs a different approver, and nobody approves their own order.',
      ),
      text('首位审批人处理之前，提交人可以撤回。', 'The order can be recalled until the first approver has acted.'),
      text(
        '“发送供应商”按供应商的语言写邮件，附订单PDF和可填写回复的Excel；发送前可以改主题和正文。供应商没有收邮件的邮箱时不能发送。',
        '“Send to supplier” writes a mail in the supplier’s language with the order as PDF and a sheet for its reply; subject and text can be changed first. Suppliers without an e-mail address cannot be sent to.',
      ),
      text(
        '“催回复”须距上一封邮件满24小时；已发出的订单取消时自动通知供应商；供应商线下确认的可凭文件“手工生效”。',
        'Reminders go out 24 hours after the last mail. Cancelling an order that was sent notifies the supplier. Orders confirmed on paper are made effective with the proof.',
      ),
    ],
  },
  resource: purchaseOrderRecords,
  columns: [
    'orderNo',
    'type',
    'state',
    'approvalProgress',
    'supplier',
    'companyEntity',
    'warehouse',
    'currency',
    'amountGross',
    'amountCny',
    'lineCount',
    'qty',
    'skus',
    'requiredDate',
    'buyer',
    'applicant',
    'submittedAt',
    'levels',
    'approver',
    'approvedAt',
    'sentAt',
    'firstReplyAt',
    'hoursWaiting',
    'orderVersion',
    'effectiveAt',
    'incoterm',
    'acceptPoint',
    'paymentMethod',
    ...paymentKeys,
    'contract',
    'amountNet',
    'amountTax',
    'taxRate',
    'priceInclTax',
    'overTolPct',
    'underTolPct',
    'rejectReason',
    'cancelReason',
    'batch',
    'attachments',
    'note',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: [
    'orderNo',
    'skus',
    'supplier',
    'buyer',
    'state',
    'type',
    'companyEntity',
    'currency',
    'warehouse',
    'amountCny',
    'createdAt',
    'requiredDate',
    'sentAt',
    'hoursWaiting',
    'contract',
    'batch',
  ],
  totals: ['qty', 'amountGross', 'amountCny'],
  search: ['orderNo', 'note'],
  sort: [{ field: 'createdAt', descending: true }],
  headline: ['type', 'supplier', 'warehouse', 'amountGross', 'requiredDate', 'approvalProgress', 'hoursWaiting', 'buyer'],
  related: orderRelated,
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    inState('tab1', '草稿', 'Draft', 'draft'),
    inState('tab2', '审批中', 'In approval', 'approving'),
    inState('tab3', '已驳回', 'Rejected', 'rejected'),
    inState('tab4', '待发送', 'To send', 'approved'),
    inState('tab5', '待回复', 'Awaiting reply', 'sent'),
    inState('tab6', '待确认', 'Reply to confirm', 'replied'),
  ],
  form: [
    {
      title: text('订单', 'Order'),
      fields: ['type', 'supplier', 'companyEntity', 'warehouse', 'incoterm', 'buyer', 'note', 'attachments'],
    },
    {
      title: text('条款', 'Terms'),
      fields: ['currency', 'priceInclTax', 'taxRate', 'paymentMethod', ...paymentKeys, 'contract', 'overTolPct', 'underTolPct'],
    },
    { title: text('明细', 'Lines'), fields: ['lines'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  transitions: ['submit', 'approve', 'reject', 'recall', 'edit', 'manualEffective', 'cancel'],
  codes: [
    { key: 'approve2', title: text('二级审批（5万元起）', 'Approve on level 2 (from CNY 50,000)') },
    { key: 'approve3', title: text('三级审批（30万元起）', 'Approve on level 3 (from CNY 300,000)') },
  ],
  actions: orderPageActions,
  importing: {
    columns: [
      'type',
      'supplier',
      'companyEntity',
      'warehouse',
      'incoterm',
      'lines.sku',
      'lines.qty',
      'lines.price',
      'lines.requiredDate',
      'note',
    ],
    mode: 'per_document',
    lines: 'lines',
    example: {
      type: '标准采购',
      supplier: 'SP0001',
      companyEntity: 'AXLE-SZ',
      warehouse: 'CN-SZ',
      incoterm: 'EXW',
      'lines.sku': 'BRP-10001',
      'lines.qty': '200',
      'lines.price': '45.5',
      'lines.requiredDate': '2026-07-15',
    },
  },
});
