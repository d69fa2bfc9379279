import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';
import { recoveryWays } from './claim-words.ts';

/** ClaimStatus. */
export const claimState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 96,
  options: [
    { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
    { code: 'submitted', label: text('已提出', 'Submitted'), tone: 'info' },
    { code: 'negotiating', label: text('协商中', 'Negotiating'), tone: 'warn' },
    { code: 'agreed', label: text('已达成', 'Agreed'), tone: 'good' },
    { code: 'recovered', label: text('已收回', 'Recovered'), tone: 'good' },
    { code: 'rejected', label: text('被拒', 'Rejected'), tone: 'bad' },
    { code: 'closed', label: text('已关闭', 'Closed'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const note = (required = false) => ({ kind: 'text', label: text('说明', 'Note'), required, maxLength: 2000, lines: 3 }) as const;
const money = (zh: string, en: string) => ({ kind: 'decimal', label: text(zh, en), required: true, scale: 2, min: '0' }) as const;
const sent = text('已向对方提出，不能退回草稿。', 'The claim has been submitted and cannot return to draft.');
const booked = text('达成的金额已入账，只能收回。', 'The agreed amount is booked and can only be recovered.');
const ended = text('关闭的索赔不能再用。', 'A closed claim cannot be used again.');

/** The life of a claim: put forward, talked about, agreed and recovered, or rejected. */
export const claimStates = {
  field: 'state',
  initial: 'draft',
  final: ['closed'],
  editable: ['draft'],
  deletable: ['draft'],
  transitions: [
    {
      key: 'submit',
      title: text('提出', 'Submit'),
      from: ['draft'],
      to: 'submitted',
      tone: 'primary',
      confirm: text('向供应商索赔的，发邮件通知供应商。', 'Suppliers are notified by mail.'),
      oneWay: sent,
    },
    { key: 'talk', title: text('协商', 'Talk'), from: ['submitted'], to: 'negotiating', oneWay: sent },
    {
      key: 'agree',
      title: text('达成', 'Agree'),
      from: ['submitted', 'negotiating'],
      to: 'agreed',
      tone: 'primary',
      confirm: text('达成的金额记入应收索赔。', 'The agreed amount is booked as a claim receivable.'),
      input: { agreed: money('达成金额', 'Agreed'), note: note() },
      oneWay: booked,
    },
    {
      key: 'recover',
      title: text('收回', 'Recover'),
      from: ['agreed'],
      to: 'recovered',
      confirm: text('收足达成金额后状态变为“已收回”。', 'The claim becomes recovered once the agreed amount is fully received.'),
      input: {
        way: { kind: 'enum', label: text('方式', 'How'), required: true, options: recoveryWays },
        amount: money('金额', 'Amount'),
        note: note(),
      },
      oneWay: booked,
    },
    {
      key: 'reject',
      title: text('登记被拒', 'Enter rejection'),
      from: ['submitted', 'negotiating'],
      to: 'rejected',
      tone: 'danger',
      input: { note: note(true) },
      oneWay: sent,
    },
    {
      key: 'reopen',
      title: text('重新协商', 'Reopen'),
      from: ['rejected'],
      to: 'negotiating',
      input: { note: note(true) },
    },
    {
      key: 'close',
      title: text('关闭', 'Close'),
      from: ['recovered', 'rejected'],
      to: 'closed',
      confirm: text('关闭后计入收回率。', 'Closed claims count in the recovery rate.'),
      oneWay: ended,
    },
    { key: 'withdraw', title: text('撤销草稿', 'Withdraw draft'), from: ['draft'], to: 'closed', oneWay: ended },
  ],
} as const satisfies StateMachine;
