import { text } from '@axle/kernel';
import type { EnumField, StateMachine, Transition } from '@axle/page-kit';
import { orderSteps } from '@axle/purchasing';

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
    { code: 'cancelled', label: text('已取消', 'Cancelled'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const known: readonly string[] = orderState.options.map(({ code }) => code);

/** A step of the rule, from the states that an order can be in. */
const step = (key: keyof typeof orderSteps): Pick<Transition, 'from' | 'to'> => ({
  from: orderSteps[key].from.filter(state => known.includes(state)),
  to: orderSteps[key].to,
});

const reasonOf = (field: string, zh: string, en: string): NonNullable<Transition['input']> => ({
  [field]: { kind: 'text', label: text(zh, en), required: true, maxLength: 500, lines: 2 },
});

/** [R6] The life of an order up to its approval. */
export const orderStates = {
  field: 'state',
  initial: 'draft',
  final: ['cancelled'],
  editable: ['draft'],
  deletable: ['draft'],
  transitions: [
    {
      key: 'submit',
      title: text('提交审批', 'Submit'),
      ...step('submit'),
      tone: 'primary',
      confirm: text('提交后不能修改，直到被驳回或撤回。', 'The order cannot be changed until it is rejected or recalled.'),
    },
    {
      key: 'approve',
      title: text('审批通过', 'Approve'),
      ...step('approve'),
      tone: 'primary',
      oneWay: text(
        '审批过的订单不能退回修改；不再需要时请取消。',
        'An approved order cannot go back to draft; cancel it if it is no longer needed.',
      ),
    },
    {
      key: 'reject',
      title: text('驳回', 'Reject'),
      ...step('reject'),
      permission: 'approve',
      tone: 'danger',
      input: reasonOf('rejectReason', '驳回原因', 'Rejection reason'),
    },
    { key: 'recall', title: text('撤回', 'Recall'), ...step('recall'), permission: 'submit' },
    { key: 'edit', title: text('退回修改', 'Back to draft'), ...step('edit'), permission: 'update' },
    {
      key: 'cancel',
      title: text('取消', 'Cancel'),
      ...step('cancel'),
      tone: 'danger',
      input: reasonOf('cancelReason', '取消原因', 'Reason for cancelling'),
      oneWay: text('取消的订单不能再用，请新建。', 'A cancelled order cannot be used again; create a new one.'),
    },
  ],
} as const satisfies StateMachine;
