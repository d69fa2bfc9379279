import { text } from '@axle/kernel';
import type { EnumField, StateMachine, Transition } from '@axle/page-kit';
import { type OrderStatus, orderSteps } from '@axle/purchasing';
import { sendingFields } from './sending-fields.ts';

/** PoStatus. */
export const orderState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 110,
  options: [
    { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
    { code: 'approving', label: text('审批中', 'In approval'), tone: 'info' },
    { code: 'rejected', label: text('已驳回', 'Rejected'), tone: 'bad' },
    { code: 'approved', label: text('待发送', 'To send'), tone: 'warn' },
    { code: 'sent', label: text('待回复', 'Awaiting reply'), tone: 'warn' },
    { code: 'replied', label: text('回复待确认', 'Reply to confirm'), tone: 'warn' },
    { code: 'effective', label: text('已生效', 'Effective'), tone: 'good' },
    { code: 'producing', label: text('生产中', 'Producing'), tone: 'info' },
    { code: 'inspected', label: text('已验货', 'Inspected'), tone: 'info' },
    { code: 'shipped', label: text('已发货', 'Shipped'), tone: 'info' },
    { code: 'received', label: text('已收货', 'Received'), tone: 'info' },
    { code: 'settled', label: text('已结算', 'Settled'), tone: 'good' },
    { code: 'closed', label: text('已关闭', 'Closed'), tone: 'neutral' },
    { code: 'cancelled', label: text('已取消', 'Cancelled'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const agreed = text('生效的订单不再等待供应商回复。', 'An effective order no longer waits for a reply of the supplier.');

/** [R7b] Where the quantities of its lines take an order: nobody's button, and not set back by hand. */
const followed = (key: string, zh: string, en: string, from: OrderStatus, to: OrderStatus): Transition => ({
  key,
  title: text(zh, en),
  from: [from],
  to,
  oneWay: text('由各行数量决定，不能手工改回。', 'Follows from the quantities of the lines; it cannot be set back manually.'),
});

const reasonOf = (field: string, zh: string, en: string): NonNullable<Transition['input']> => ({
  [field]: { kind: 'text', label: text(zh, en), required: true, maxLength: 500, lines: 2 },
});

/** [R6] The life of an order: what people do with it, what replies of the supplier decide, and what follows from its lines. */
export const orderStates = {
  field: 'state',
  initial: 'draft',
  final: ['closed', 'cancelled'],
  editable: ['draft'],
  deletable: ['draft'],
  transitions: [
    {
      key: 'submit',
      title: text('提交审批', 'Submit'),
      ...orderSteps.submit,
      tone: 'primary',
      confirm: text('提交后不能修改，直到被驳回或撤回。', 'The order cannot be changed until it is rejected or recalled.'),
    },
    {
      key: 'approve',
      title: text('审批通过', 'Approve'),
      ...orderSteps.approve,
      tone: 'primary',
    },
    {
      key: 'reject',
      title: text('驳回', 'Reject'),
      ...orderSteps.reject,
      permission: 'approve',
      tone: 'danger',
      input: reasonOf('rejectReason', '驳回原因', 'Rejection reason'),
    },
    { key: 'recall', title: text('撤回', 'Recall'), ...orderSteps.recall, permission: 'submit' },
    { key: 'edit', title: text('退回修改', 'Back to draft'), ...orderSteps.edit, permission: 'update' },
    { key: 'send', title: text('发送供应商', 'Send to supplier'), ...orderSteps.send, tone: 'primary' },
    { key: 'replyConfirmed', title: text('供应商确认', 'Confirmed by supplier'), ...orderSteps.replyConfirmed, oneWay: agreed },
    { key: 'replyDiffers', title: text('供应商提出修改', 'Changes proposed'), ...orderSteps.replyDiffers },
    { key: 'acceptReply', title: text('接受回复', 'Accept reply'), ...orderSteps.acceptReply, oneWay: agreed },
    { key: 'askAgain', title: text('回复重新审批', 'Send reply for approval'), ...orderSteps.askAgain },
    { key: 'approveReply', title: text('回复审批通过', 'Reply approved'), ...orderSteps.approveReply, oneWay: agreed },
    { key: 'rejectReply', title: text('回复审批驳回', 'Reply rejected'), ...orderSteps.rejectReply },
    { key: 'refuseReply', title: text('退回回复', 'Refuse reply'), ...orderSteps.refuseReply },
    {
      key: 'manualEffective',
      title: text('手工生效', 'Make effective'),
      ...orderSteps.manualEffective,
      input: {
        effectiveProof: { ...sendingFields.effectiveProof, readOnly: false, required: true },
        ...reasonOf('effectiveReason', '原因', 'Reason'),
      },
      oneWay: agreed,
    },
    followed('produce', '开始生产', 'In production', 'effective', 'producing'),
    followed('inspect', '验货合格', 'Released by inspection', 'producing', 'inspected'),
    followed('ship', '发货', 'Shipped', 'inspected', 'shipped'),
    followed('receive', '收货', 'Received', 'shipped', 'received'),
    followed('settle', '结算', 'Settled', 'received', 'settled'),
    {
      key: 'close',
      title: text('关闭', 'Close'),
      ...orderSteps.close,
      oneWay: text('关闭的订单不能再用。', 'A closed order cannot be used again.'),
    },
    {
      key: 'cancel',
      title: text('取消', 'Cancel'),
      ...orderSteps.cancel,
      tone: 'danger',
      input: reasonOf('cancelReason', '取消原因', 'Reason for cancelling'),
      oneWay: text('取消的订单不能再用，请新建。', 'A cancelled order cannot be used again; create a new one.'),
    },
  ],
} as const satisfies StateMachine;
