import { text } from '@axle/kernel';
import { defineResource, type EnumOption } from '@axle/page-kit';
import { checkMailTask, mailKinds } from '@axle/templates';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { mailState, mailStates } from './mail-states.ts';

const transports = [
  { code: 'smtp', label: text('SMTP', 'SMTP') },
  { code: 'outbox', label: text('发件箱文件夹', 'Outbox folder') },
] as const satisfies readonly EnumOption[];
const languages = [
  { code: 'zh', label: text('中文', 'Chinese') },
  { code: 'en', label: text('英文', 'English') },
] as const satisfies readonly EnumOption[];

/** Mails to suppliers. */
export const mailTaskRecords = defineResource({
  entity: 'mailTask',
  label: text('邮件', 'Mail'),
  service: 'purchase-service',
  table: 'outgoing_mail',
  readFrom: 'mail_task_list',
  nameFields: ['taskNo'],
  knownBy: { code: 'taskNo' },
  scopedBy: { kind: 'supplier', field: 'supplier' },
  fields: {
    taskNo: { ...numberOf('邮件编号', 'Mail no.'), required: false },
    kind: {
      kind: 'enum',
      label: text('类型', 'Type'),
      readOnly: true,
      options: mailKinds.map(({ code, label }) => ({ code, label })),
      width: 120,
    },
    bizNo: { kind: 'code', documentNo: true, label: text('单据', 'Document'), readOnly: true, maxLength: 40, width: 150 },
    supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', readOnly: true, width: 200 },
    toAddresses: { kind: 'tags', label: text('收件人', 'To'), required: true, maxLength: 254, width: 220 },
    ccAddresses: { kind: 'tags', label: text('抄送', 'Cc'), maxLength: 254, width: 180, hidden: true },
    bccAddresses: { kind: 'tags', label: text('密送', 'Bcc'), readOnly: true, maxLength: 254, width: 180, hidden: true },
    subject: { kind: 'text', label: text('主题', 'Subject'), required: true, maxLength: 1000, width: 280 },
    body: { kind: 'text', label: text('正文', 'Body'), required: true, maxLength: 10_000, lines: 10, width: 240, hidden: true },
    attachments: {
      kind: 'files',
      label: text('附件', 'Attachments'),
      readOnly: true,
      most: 20,
      endings: ['pdf', 'xlsx'],
      mostBytes: 20_971_520,
      width: 200,
      help: text(
        '首次发送时生成，重试时附同样的文件；合计不超过20 MB。',
        'Made when the mail is first sent; retries carry the same files. 20 MB at most in total.',
      ),
    },
    lang: { kind: 'enum', label: text('语言', 'Language'), readOnly: true, options: languages, width: 80 },
    state: mailState,
    attempts: { kind: 'integer', label: text('次数', 'Attempts'), readOnly: true, min: 0, max: 1000, width: 80 },
    nextAt: { kind: 'instant', label: text('下次发送', 'Next try at'), readOnly: true, width: 160 },
    lastCode: {
      kind: 'integer',
      label: text('应答码', 'Reply code'),
      readOnly: true,
      min: 0,
      max: 999,
      width: 90,
      help: text(
        '邮件服务器最后一次的应答：4xx稍后重试，5xx放弃。',
        'Last answer of the mail server: 4xx is tried again, 5xx gives the mail up.',
      ),
    },
    lastError: { kind: 'text', label: text('最近错误', 'Last error'), readOnly: true, maxLength: 2000, width: 220 },
    transport: { kind: 'enum', label: text('发送方式', 'Transport'), readOnly: true, options: transports, width: 110 },
    sender: { kind: 'text', label: text('发件人', 'From'), readOnly: true, maxLength: 300, width: 200, hidden: true },
    messageId: { kind: 'text', label: text('Message-ID', 'Message-ID'), readOnly: true, maxLength: 200, width: 240, hidden: true },
    sentAt: { kind: 'instant', label: text('发出时间', 'Sent at'), readOnly: true, figure: true, width: 160 },
    endedAt: { kind: 'instant', label: text('结束时间', 'Ended at'), readOnly: true, width: 160, hidden: true },
    leaseUntil: { kind: 'instant', label: text('发送占用至', 'Being sent until'), readOnly: true, width: 160, hidden: true },
    makes: { kind: 'tags', label: text('首次发送时生成', 'Made when first sent'), readOnly: true, maxLength: 80, width: 200, hidden: true },
    tries: {
      kind: 'lines',
      label: text('发送记录', 'Attempts'),
      readOnly: true,
      by: ['triedAt'],
      most: 1000,
      fields: {
        triedAt: { kind: 'instant', label: text('时间', 'At'), required: true, width: 170 },
        state: { ...mailState, label: text('结果', 'Outcome'), readOnly: false, required: true },
        code: { kind: 'integer', label: text('应答码', 'Reply code'), min: 0, max: 999, width: 90 },
        error: { kind: 'text', label: text('说明', 'What was said'), maxLength: 2000, width: 420 },
      },
    },
  },
  checks: [checkMailTask],
  states: mailStates,
});
