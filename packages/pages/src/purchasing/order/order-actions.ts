import { text } from '@axle/kernel';
import type { CustomAction, LineField } from '@axle/page-kit';
import { purchaseOrderPrint } from './order-print.ts';

/** The mail as it goes out, so that it can be changed. */
const mailInput: Readonly<Record<string, LineField>> = {
  mailSubject: {
    kind: 'text',
    label: text('主题', 'Subject'),
    maxLength: 200,
    help: text('留空按邮件主题设置。', 'As in the mail subject settings if left empty.'),
  },
  mailBody: { kind: 'text', label: text('正文', 'Body'), maxLength: 4000, lines: 10 },
};

/** What is done with orders beside the steps of their life. */
export const orderPageActions: readonly CustomAction<'state'>[] = [
  {
    key: 'send',
    title: text('发送供应商', 'Send to supplier'),
    on: 'one',
    when: { field: 'state', in: ['approved'] },
    tone: 'primary',
    input: mailInput,
    proposes: true,
  },
  {
    key: 'batchSend',
    title: text('批量发送', 'Send several'),
    permission: 'send',
    on: 'many',
    most: 100,
    when: { field: 'state', in: ['approved'] },
    confirm: text('按邮件主题设置逐单发送给供应商。', 'Each order is sent to its supplier as worded in the mail subject settings.'),
  },
  {
    key: 'resend',
    title: text('重发', 'Send again'),
    on: 'one',
    when: { field: 'state', in: ['sent'] },
    confirm: text('供应商会再收到一封同样的订单邮件，确定重发吗？', 'The supplier will receive the same order mail again. Send it?'),
    input: {
      ...mailInput,
      again: {
        kind: 'bool',
        label: text('再次发送', 'Send again'),
        help: text('24小时内发送过的订单也再发一次。', 'Also if the order was sent less than 24 hours ago.'),
      },
    },
    proposes: true,
  },
  {
    key: 'remind',
    title: text('催回复', 'Remind'),
    on: 'many',
    most: 100,
    when: { field: 'state', in: ['sent'] },
    confirm: text('发送催回复邮件；距上一封邮件不足24小时的不发。', 'Sends a reminder; not within 24 hours of the last mail.'),
  },
  { key: 'copy', title: text('复制', 'Copy'), permission: 'add', on: 'one', effect: 'copy' },
  { key: 'print', title: text('打印', 'Print'), on: 'many', effect: 'print', prints: [purchaseOrderPrint] },
];
