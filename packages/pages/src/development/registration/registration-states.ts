import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';

/** RegStatus. */
export const registrationState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 100,
  options: [
    { code: 'draft', label: text('待完善', 'To complete'), tone: 'neutral' },
    { code: 'submitted', label: text('待审核', 'To approve'), tone: 'warn' },
    { code: 'approved', label: text('已通过', 'Approved'), tone: 'info' },
    { code: 'rejected', label: text('已驳回', 'Rejected'), tone: 'bad' },
    { code: 'created', label: text('已建SKU', 'SKU created'), tone: 'good' },
  ],
} as const satisfies EnumField;

/** The life of a registration, until its SKU is there. */
export const registrationStates = {
  field: 'state',
  initial: 'draft',
  final: ['created'],
  editable: ['draft'],
  deletable: [],
  transitions: [
    {
      key: 'submit',
      title: text('提交审核', 'Submit'),
      from: ['draft'],
      to: 'submitted',
      tone: 'primary',
      confirm: text('提交后不能修改，驳回后可再完善。', 'It cannot be changed once submitted; a rejected one can be completed again.'),
    },
    {
      key: 'approve',
      title: text('审核通过', 'Approve'),
      from: ['submitted'],
      to: 'approved',
      tone: 'primary',
      confirm: text(
        '通过后立即建立SKU、启用供应商SKU，生成采购需求与待上架任务。',
        'The SKU is created immediately, its supplier item activated, and a purchase requirement and pending listings created.',
      ),
      oneWay: text('通过的登记不退回，建立SKU后在SKU主档修改。', 'An approved registration does not go back; change the SKU itself.'),
    },
    {
      key: 'reject',
      title: text('驳回', 'Reject'),
      permission: 'approve',
      from: ['submitted'],
      to: 'rejected',
      tone: 'danger',
      input: {
        rejectReason: { kind: 'text', label: text('驳回原因', 'Rejection reason'), required: true, maxLength: 500, lines: 2 },
      },
    },
    { key: 'rework', title: text('重新完善', 'Complete again'), permission: 'update', from: ['rejected'], to: 'draft', tone: 'primary' },
    {
      key: 'create',
      title: text('建立SKU', 'Create SKU'),
      from: ['approved'],
      to: 'created',
      tone: 'primary',
      confirm: text(
        '一次建立SKU、适配、采购需求与待上架任务；任何一步失败则全部不建。',
        'Creates the SKU, its fitments, the purchase requirement and the pending listings; if one of them fails, none is created.',
      ),
      oneWay: text('已建的SKU在SKU主档修改。', 'Change the SKU itself once it is created.'),
    },
  ],
} as const satisfies StateMachine;
