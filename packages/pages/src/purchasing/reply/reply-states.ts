import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';

/** ReplyStatus. */
export const replyState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 110,
  options: [
    { code: 'pending', label: text('待确认', 'To decide'), tone: 'warn' },
    { code: 'reapprove', label: text('重新审批', 'In approval'), tone: 'info' },
    { code: 'accepted', label: text('已接受', 'Accepted'), tone: 'good' },
    { code: 'part', label: text('部分接受', 'Partly accepted'), tone: 'info' },
    { code: 'refused', label: text('已退回', 'Refused'), tone: 'bad' },
    { code: 'void', label: text('作废', 'Void'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const asked = text('之后由供应商再次回复。', 'The supplier then replies again.');
const agreed = text('接受的内容已写入订单；再改请变更订单。', 'The accepted values are in the order; change the order instead.');

/** The life of a reply: the buyer decides, and where prices rise those who approve orders. */
export const replyStates = {
  field: 'state',
  initial: 'pending',
  final: ['accepted', 'part', 'refused', 'void'],
  editable: [],
  deletable: [],
  transitions: [
    {
      key: 'acceptAll',
      title: text('全部接受', 'Accept all'),
      from: ['pending'],
      to: 'accepted',
      tone: 'primary',
      confirm: text(
        '回复内容写入订单并使其生效；涨价超过限额的进入重新审批。',
        'What the supplier replied becomes the order, which takes effect; price increases beyond the limits go through approval again.',
      ),
      oneWay: agreed,
    },
    {
      key: 'acceptLine',
      title: text('接受部分行', 'Accept lines'),
      from: ['pending'],
      to: 'part',
      input: {
        acceptedLines: { kind: 'tags', label: text('接受的行号', 'Lines to accept'), required: true, maxLength: 4 },
        refuseReason: { kind: 'text', label: text('其余行的退回原因', 'Why the others are refused'), maxLength: 500, lines: 2 },
      },
      oneWay: asked,
    },
    {
      key: 'refuse',
      title: text('退回', 'Refuse'),
      from: ['pending'],
      to: 'refused',
      tone: 'danger',
      input: { refuseReason: { kind: 'text', label: text('退回原因', 'Reason'), required: true, maxLength: 500, lines: 2 } },
      oneWay: asked,
    },
    { key: 'counter', title: text('还价', 'Counter'), from: ['pending'], to: 'refused', oneWay: asked },
    { key: 'approval', title: text('转重新审批', 'To approval'), from: ['pending'], to: 'reapprove' },
    { key: 'approved', title: text('审批通过', 'Approved'), from: ['reapprove'], to: 'accepted', oneWay: agreed },
    { key: 'rejected', title: text('审批驳回', 'Rejected'), from: ['reapprove'], to: 'pending' },
    {
      key: 'void',
      title: text('作废', 'Void'),
      from: ['pending', 'reapprove'],
      to: 'void',
      oneWay: text('订单已变更或取消，回复不再有效。', 'The order was changed or cancelled; the reply no longer holds.'),
    },
  ],
} as const satisfies StateMachine;
