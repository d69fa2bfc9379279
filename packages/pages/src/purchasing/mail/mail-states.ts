import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';

/** MailStatus. */
export const mailState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 110,
  options: [
    { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
    { code: 'queued', label: text('排队', 'Queued'), tone: 'info' },
    { code: 'sending', label: text('发送中', 'Sending'), tone: 'info' },
    { code: 'sent', label: text('已发送', 'Sent'), tone: 'good' },
    { code: 'outboxed', label: text('已写入发件箱', 'In the outbox'), tone: 'good' },
    { code: 'retry', label: text('待重试', 'To retry'), tone: 'warn' },
    { code: 'dead', label: text('已放弃', 'Given up'), tone: 'bad' },
    { code: 'cancelled', label: text('已取消', 'Cancelled'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const gone = text('发出的邮件不能收回。', 'A sent mail cannot be recalled.');

/** [R11] The life of a mail. What leads out of sending is the answer of the mail server, nobody's button. */
export const mailStates = {
  field: 'state',
  initial: 'queued',
  final: ['sent', 'outboxed', 'cancelled'],
  editable: ['draft', 'queued', 'retry'],
  deletable: [],
  transitions: [
    {
      key: 'send',
      title: text('立即发送', 'Send now'),
      from: ['draft', 'queued', 'retry'],
      to: 'queued',
      tone: 'primary',
    },
    { key: 'hold', title: text('暂停', 'Hold'), from: ['queued', 'retry'], to: 'draft', permission: 'update' },
    { key: 'pick', title: text('取出发送', 'Picked up'), from: ['queued', 'retry'], to: 'sending' },
    { key: 'taken', title: text('已发送', 'Sent'), from: ['sending'], to: 'sent', oneWay: gone },
    { key: 'written', title: text('写入发件箱', 'Written to the outbox'), from: ['sending'], to: 'outboxed', oneWay: gone },
    { key: 'putOff', title: text('稍后重试', 'Retry later'), from: ['sending'], to: 'retry' },
    { key: 'giveUp', title: text('放弃', 'Given up'), from: ['sending'], to: 'dead' },
    {
      key: 'retry',
      title: text('重试', 'Try again'),
      from: ['dead'],
      to: 'queued',
      tone: 'primary',
      confirm: text(
        '次数从头计算，仍是同一封邮件（Message-ID不变）。',
        'The attempts are counted from the start; the mail stays the same (same Message-ID).',
      ),
    },
    {
      key: 'cancel',
      title: text('取消', 'Cancel'),
      from: ['draft', 'queued', 'retry'],
      to: 'cancelled',
      tone: 'danger',
      confirm: text('取消的邮件不会发出。', 'A cancelled mail is not sent.'),
      oneWay: text('取消的邮件不能再发，请从单据重发。', 'A cancelled mail cannot be sent; send the document again.'),
    },
  ],
} as const satisfies StateMachine;
