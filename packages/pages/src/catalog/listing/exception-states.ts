import type { EnumOption, Field, StateMachine } from '@axle/page-kit';

/** ExceptionState: what becomes of an exception that was found. */
export const exceptionStateOptions = [
  { code: 'open', label: { zh: '待处理', en: 'Open' }, tone: 'warn' },
  { code: 'doing', label: { zh: '处理中', en: 'In progress' }, tone: 'info' },
  { code: 'done', label: { zh: '已处理', en: 'Resolved' }, tone: 'good' },
  { code: 'ignored', label: { zh: '已忽略', en: 'Ignored' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** The life of an exception. Checks end what is mended; people take it in hand, handle or ignore it. */
export const exceptionStates = {
  field: 'state',
  initial: 'open',
  final: ['done', 'ignored'],
  editable: [],
  deletable: [],
  transitions: [
    {
      key: 'assign',
      title: { zh: '指派', en: 'Assign' },
      from: ['open', 'doing'],
      to: 'doing',
      permission: 'update',
      tone: 'primary',
      oneWay: { zh: '指派后总有处理人；可以改派。', en: 'Once assigned, an exception always has a handler; it can be reassigned.' },
      input: { handler: { kind: 'user', label: { zh: '处理人', en: 'Handler' }, required: true } },
    },
    {
      key: 'handle',
      title: { zh: '处理完成', en: 'Resolve' },
      from: ['open', 'doing'],
      to: 'done',
      permission: 'update',
      oneWay: { zh: '下次检查时问题仍存在则另记一条。', en: 'If a later check finds the problem again, it becomes a new row.' },
      input: { result: { kind: 'text', label: { zh: '处理结果', en: 'Resolution' }, required: true, maxLength: 300, lines: 2 } },
    },
    {
      key: 'ignore',
      title: { zh: '忽略', en: 'Ignore' },
      from: ['open', 'doing'],
      to: 'ignored',
      permission: 'update',
      oneWay: {
        zh: '问题消失前不再提示；消失后再次出现则另记一条。',
        en: 'Stays quiet until the problem has gone; if it returns later, it becomes a new row.',
      },
      input: { result: { kind: 'text', label: { zh: '忽略原因', en: 'Reason' }, required: true, maxLength: 300, lines: 2 } },
    },
  ],
} as const satisfies StateMachine;

/** What an exception says of its life. */
export const exceptionFields = {
  foundAt: { kind: 'instant', label: { zh: '发现时间', en: 'Found at' }, required: true, readOnly: true, width: 160 },
  state: { kind: 'enum', label: { zh: '状态', en: 'Status' }, required: true, readOnly: true, width: 104, options: exceptionStateOptions },
  handler: { kind: 'user', label: { zh: '处理人', en: 'Handler' }, readOnly: true, width: 116 },
  result: { kind: 'text', label: { zh: '处理结果', en: 'Resolution' }, readOnly: true, maxLength: 300, width: 200 },
  endedAt: { kind: 'instant', label: { zh: '关闭时间', en: 'Closed at' }, readOnly: true, hidden: true, width: 160 },
  mended: {
    kind: 'bool',
    label: { zh: '检查后自动关闭', en: 'Closed automatically' },
    readOnly: true,
    hidden: true,
    width: 120,
    help: { zh: '检查时问题已不存在。', en: 'A check found that the problem had gone.' },
  },
} as const satisfies Readonly<Record<string, Field>>;
