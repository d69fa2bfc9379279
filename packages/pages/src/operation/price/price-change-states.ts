import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';

/** PriceChangeStatus. */
export const priceChangeState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 96,
  options: [
    { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
    { code: 'approving', label: text('待审', 'To approve'), tone: 'warn' },
    { code: 'approved', label: text('已审', 'Approved'), tone: 'info' },
    { code: 'applied', label: text('已生效', 'Applied'), tone: 'good' },
    { code: 'failed', label: text('失败', 'Failed'), tone: 'bad' },
    { code: 'rejected', label: text('驳回', 'Rejected'), tone: 'bad' },
  ],
} as const satisfies EnumField;

/** The life of a price change. */
export const priceChangeStates = {
  field: 'state',
  initial: 'draft',
  final: ['applied'],
  editable: ['draft'],
  deletable: ['draft'],
  transitions: [
    {
      key: 'submit',
      title: text('提交', 'Submit'),
      from: ['draft'],
      to: 'approving',
      tone: 'primary',
      confirm: text(
        '变动不超过5%且不低于最低价的自动通过，其余待另一人审批。',
        'At most 5% and not below the floor is approved at once; every other one waits for a second person.',
      ),
    },
    { key: 'approve', title: text('通过', 'Approve'), from: ['approving'], to: 'approved', tone: 'primary' },
    {
      key: 'reject',
      title: text('驳回', 'Reject'),
      from: ['approving'],
      to: 'rejected',
      tone: 'danger',
      input: { rejectReason: { kind: 'text', label: text('驳回原因', 'Rejection reason'), required: true, maxLength: 300 } },
    },
    {
      key: 'apply',
      title: text('生效', 'Apply'),
      permission: 'approve',
      from: ['approved'],
      to: 'applied',
      oneWay: text('已生效的价格以新的调价单修改。', 'Change an applied price by a new order.'),
    },
    { key: 'fail', title: text('失败', 'Fail'), permission: 'approve', from: ['approved'], to: 'failed' },
    { key: 'rework', title: text('重新编辑', 'Edit again'), permission: 'submit', from: ['approving', 'rejected', 'failed'], to: 'draft' },
  ],
} as const satisfies StateMachine;
