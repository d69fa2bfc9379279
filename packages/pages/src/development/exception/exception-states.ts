import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';

/** ExceptionStatus. */
export const exceptionStatus = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 96,
  options: [
    { code: 'open', label: text('待处理', 'Open'), tone: 'warn' },
    { code: 'assigned', label: text('处理中', 'Assigned'), tone: 'info' },
    { code: 'escalated', label: text('已升级', 'Escalated'), tone: 'bad' },
    { code: 'solved', label: text('已解决', 'Solved'), tone: 'good' },
    { code: 'closed', label: text('已关闭', 'Closed'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const named = text('有人处理过的异常不再是待处理。', 'An exception that was handled cannot return to open.');

/** [N9] [N10] The life of an exception. What the system raised it also settles, once the cause is gone. */
export const exceptionStates = {
  field: 'status',
  initial: 'open',
  final: ['closed'],
  editable: ['open', 'assigned', 'escalated'],
  deletable: [],
  transitions: [
    {
      key: 'assign',
      title: text('指派', 'Assign'),
      from: ['open', 'assigned', 'escalated'],
      to: 'assigned',
      input: { assignee: { kind: 'user', label: text('处理人', 'Assignee'), required: true } },
      oneWay: named,
    },
    {
      key: 'solve',
      title: text('解决', 'Solve'),
      from: ['open', 'assigned', 'escalated'],
      to: 'solved',
      tone: 'primary',
      input: {
        solution: {
          kind: 'text',
          label: text('解决方案', 'Solution'),
          required: true,
          maxLength: 1000,
          lines: 3,
          help: text('至少10个字。', 'At least 10 characters.'),
        },
      },
      oneWay: named,
    },
    {
      key: 'close',
      title: text('关闭', 'Close'),
      from: ['solved'],
      to: 'closed',
      confirm: text('由提出人或项目负责人确认已解决。', 'The user who raised it or the project owner confirms that it is solved.'),
      oneWay: text('关闭的异常不能重开，请另提。', 'A closed exception is not reopened; raise a new one.'),
    },
    { key: 'reopen', title: text('重新处理', 'Reopen'), permission: 'close', from: ['solved'], to: 'assigned' },
    {
      key: 'escalate',
      title: text('升级', 'Escalate'),
      from: ['open', 'assigned'],
      to: 'escalated',
      confirm: text('通知项目负责人。', 'Notifies the owner of the project.'),
      oneWay: named,
    },
    {
      key: 'settle',
      title: text('自动解决', 'Solved automatically'),
      from: ['open', 'assigned', 'escalated'],
      to: 'solved',
      oneWay: named,
    },
  ],
} as const satisfies StateMachine;
