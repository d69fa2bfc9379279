import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';
import { rejectInput } from '../../inventory/operation/operation-states.ts';

/** ContractStatus. */
export const contractState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 100,
  options: [
    { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
    { code: 'approving', label: text('审批中', 'In approval'), tone: 'info' },
    { code: 'effective', label: text('生效', 'In force'), tone: 'good' },
    { code: 'expiring', label: text('即将到期', 'Expiring'), tone: 'warn' },
    { code: 'expired', label: text('已到期', 'Expired'), tone: 'bad' },
    { code: 'terminated', label: text('已终止', 'Terminated'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const over = text('终止或到期的合同不再生效，请续签。', 'A contract that has ended does not come back into force; renew it.');

/** The life of a contract: written, approved, in force until it ends or is terminated. */
export const contractStates = {
  field: 'state',
  initial: 'draft',
  final: ['expired', 'terminated'],
  editable: ['draft'],
  deletable: ['draft'],
  transitions: [
    {
      key: 'submit',
      title: text('提交审批', 'Submit'),
      from: ['draft'],
      to: 'approving',
      tone: 'primary',
      confirm: text('提交后不能修改，直到被驳回。', 'It cannot be changed until it is rejected.'),
    },
    {
      key: 'approve',
      title: text('审批通过', 'Approve'),
      from: ['approving'],
      to: 'effective',
      tone: 'primary',
      oneWay: text('生效的合同不再修改，请签变更协议。', 'A contract in force is not changed; sign an amendment.'),
    },
    {
      key: 'reject',
      title: text('驳回', 'Reject'),
      permission: 'approve',
      from: ['approving'],
      to: 'draft',
      tone: 'danger',
      input: rejectInput,
    },
    {
      key: 'terminate',
      title: text('终止', 'Terminate'),
      from: ['effective', 'expiring'],
      to: 'terminated',
      tone: 'danger',
      confirm: text('终止后不能再按该合同下单。', 'No more orders can be placed under it.'),
      input: { endReason: { kind: 'text', label: text('终止原因', 'Reason'), required: true, maxLength: 500, lines: 2 } },
      oneWay: over,
    },
    { key: 'nearEnd', title: text('即将到期', 'About to expire'), from: ['effective'], to: 'expiring' },
    { key: 'prolong', title: text('自动续期', 'Extended'), from: ['expiring'], to: 'effective' },
    { key: 'expire', title: text('到期', 'Expired'), from: ['effective', 'expiring'], to: 'expired', oneWay: over },
  ],
} as const satisfies StateMachine;
