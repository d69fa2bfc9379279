import { text } from '@axle/kernel';
import type { EnumField, EnumOption, StateMachine, TextField } from '@axle/page-kit';
import type { Resolution } from '@axle/purchasing';
import { accountAmount } from '../ledger/ledger-words.ts';
import { confirmFile } from './reconciliation-files.ts';

/** ReconStatus. */
export const reconciliationState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 110,
  options: [
    { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
    { code: 'sent', label: text('已发供应商', 'Sent'), tone: 'info' },
    { code: 'confirmed', label: text('供应商已确认', 'Confirmed'), tone: 'good' },
    { code: 'disputed', label: text('有异议', 'Disputed'), tone: 'warn' },
    { code: 'locked', label: text('已锁定', 'Locked'), tone: 'good' },
  ],
} as const satisfies EnumField;

/** By what a dispute is resolved. */
export const resolutions = [
  { code: 'adjust', label: text('手工凭证', 'Manual voucher') },
  { code: 'entry', label: text('台账凭证', 'Ledger entry') },
  { code: 'deduction', label: text('扣款单', 'Deduction') },
  { code: 'invoice', label: text('发票', 'Invoice') },
] as const satisfies readonly EnumOption<Resolution>[];

const words = (zh: string, en: string, required = true): TextField => ({
  kind: 'text',
  label: text(zh, en),
  required,
  maxLength: 500,
  lines: 2,
});

const sent = text(
  '已发给供应商的对账单不再重新生成；有差异请登记异议。',
  'A sent statement cannot be regenerated; enter a dispute for differences.',
);

/** The life of a statement: made from the ledger, sent, agreed or disputed, and locked. */
export const reconciliationStates = {
  field: 'state',
  initial: 'draft',
  final: [],
  editable: [],
  deletable: [],
  transitions: [
    {
      key: 'send',
      title: text('发送', 'Send'),
      from: ['draft'],
      to: 'sent',
      tone: 'primary',
      confirm: text(
        '按账面重新计算后，把对账单的PDF与表格发给供应商。',
        'It is recalculated from the books and sent to the supplier as PDF and spreadsheet.',
      ),
      oneWay: sent,
    },
    {
      key: 'enterReply',
      title: text('登记回复', 'Enter reply'),
      from: ['sent'],
      to: 'confirmed',
      tone: 'primary',
      confirm: text('相差不超过1.00为已确认，否则为有异议。', 'A difference up to 1.00 is confirmed, a larger one disputed.'),
      input: {
        supplierClosing: accountAmount('供应商余额', 'Supplier balance', { required: true, readOnly: false }),
        replyNote: words('说明', 'Note', false),
        confirmFile,
      },
    },
    { key: 'disagree', title: text('余额不符', 'Balances differ'), from: ['sent'], to: 'disputed' },
    {
      key: 'dispute',
      title: text('登记异议', 'Enter dispute'),
      from: ['sent', 'confirmed', 'disputed'],
      to: 'disputed',
      tone: 'danger',
      input: {
        line: {
          kind: 'integer',
          label: text('明细行号', 'Line'),
          min: 1,
          max: 5000,
          help: text('对账单中的哪一行；账上没有的不填。', 'The line of the statement; empty if the item is missing from it.'),
        },
        amount: accountAmount('差异金额', 'Amount', { required: true, readOnly: false }),
        text: words('异议内容', 'What differs'),
      },
    },
    {
      key: 'resolve',
      title: text('处理异议', 'Resolve'),
      from: ['disputed'],
      to: 'sent',
      tone: 'primary',
      confirm: text(
        '未处理的异议处理完后，按账面重新计算，再次发给供应商确认。',
        'Once no dispute is open, the statement is recalculated from the books and sent to the supplier again.',
      ),
      input: {
        dispute: {
          kind: 'integer',
          label: text('异议行号', 'Dispute'),
          min: 1,
          max: 200,
          help: text('不填处理全部未处理的异议。', 'All open ones if left empty.'),
        },
        resolution: { kind: 'enum', label: text('处理方式', 'By'), required: true, options: resolutions },
        documentNo: {
          kind: 'code',
          documentNo: true,
          label: text('单据号', 'Document'),
          required: true,
          maxLength: 60,
          help: text(
            '同一供应商、主体与币种在对账期间内的凭证、扣款单或发票的号码。',
            'The number of a voucher, deduction or invoice of the same supplier, company and currency within the days of the statement.',
          ),
        },
        text: words('处理说明', 'Note', false),
      },
      proposes: true,
    },
    { key: 'resolvePart', title: text('部分处理', 'Resolved in part'), from: ['disputed'], to: 'disputed' },
    {
      key: 'lock',
      title: text('锁定', 'Lock'),
      from: ['confirmed'],
      to: 'locked',
      tone: 'primary',
      confirm: text(
        '锁定后，该供应商、主体、币种到月底为止不再记账。',
        'Nothing more is posted up to the end of the month for this supplier, company and currency.',
      ),
      input: {
        lockNote: {
          ...words('差额说明', 'Note on the difference', false),
          help: text('有差额时必填。', 'Needed where the balances differ.'),
        },
      },
    },
    {
      key: 'unlock',
      title: text('解锁', 'Unlock'),
      from: ['locked'],
      to: 'confirmed',
      tone: 'danger',
      confirm: text('该月又可以记账。', 'The month can be posted in again.'),
      input: { unlockReason: words('解锁原因', 'Reason') },
    },
  ],
} as const satisfies StateMachine;
