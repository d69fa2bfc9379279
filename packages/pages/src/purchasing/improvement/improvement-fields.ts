import { text } from '@axle/kernel';
import type { EnumField, FilesField, StateMachine, TextField } from '@axle/page-kit';

/** Whether an improvement is still to come. */
export const improvementState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 90,
  options: [
    { code: 'open', label: text('进行中', 'Open'), tone: 'info' },
    { code: 'closed', label: text('已关闭', 'Closed'), tone: 'good' },
  ],
} as const satisfies EnumField;

/** What shows that an improvement is done. */
export const evidenceFiles: FilesField = {
  kind: 'files',
  label: text('证据文件', 'Evidence files'),
  most: 10,
  endings: ['pdf', 'jpg', 'jpeg', 'png', 'xlsx'],
  mostBytes: 20_971_520,
  width: 150,
};

/** The same in words. */
export const evidenceNote: TextField = { kind: 'text', label: text('关闭说明', 'Evidence'), maxLength: 1000, lines: 3, width: 240 };

/** [R81] The life of an improvement: agreed on, and closed once it shows. */
export const improvementStates = {
  field: 'state',
  initial: 'open',
  final: ['closed'],
  editable: ['open'],
  deletable: ['open'],
  transitions: [
    {
      key: 'close',
      title: text('关闭', 'Close'),
      from: ['open'],
      to: 'closed',
      tone: 'primary',
      input: { evidenceNote: { ...evidenceNote, required: true }, evidence: evidenceFiles },
      oneWay: text('关闭的改进项不能重新打开，请另建。', 'A closed improvement is not opened again; enter a new one.'),
    },
  ],
} as const satisfies StateMachine;
