import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';
import { responsibilities } from './date-words.ts';

/** Status of a moved date. */
export const dateState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 100,
  options: [
    { code: 'pending', label: text('待审核', 'Pending'), tone: 'warn' },
    { code: 'approved', label: text('已通过', 'Approved'), tone: 'good' },
    { code: 'refused', label: text('已拒绝', 'Refused'), tone: 'bad' },
  ],
} as const satisfies EnumField;

const decided = text('已处理的改期不能再改，请重新申请。', 'A decided change is final; submit a new request.');

/** The life of a moved date: somebody else than who asked for it decides. */
export const dateStates = {
  field: 'state',
  initial: 'pending',
  final: ['approved', 'refused'],
  editable: [],
  deletable: [],
  transitions: [
    {
      key: 'approve',
      title: text('通过', 'Approve'),
      permission: 'audit',
      from: ['pending'],
      to: 'approved',
      tone: 'primary',
      confirm: text(
        '订单行的承诺交期改为新交期；责任不属于供应商的，考核交期一并移动。',
        'The order line takes the new promised date; where the supplier is not to blame, its KPI date moves too.',
      ),
      input: {
        responsibility: {
          kind: 'enum',
          label: text('更正责任', 'Correct the responsibility'),
          options: responsibilities,
          help: text('不填按改期原因。', 'Follows from the reason if left empty.'),
        },
      },
      oneWay: decided,
    },
    {
      key: 'refuse',
      title: text('拒绝', 'Refuse'),
      permission: 'audit',
      from: ['pending'],
      to: 'refused',
      tone: 'danger',
      input: { refuseReason: { kind: 'text', label: text('拒绝原因', 'Reason'), required: true, maxLength: 500, lines: 2 } },
      oneWay: decided,
    },
  ],
} as const satisfies StateMachine;
