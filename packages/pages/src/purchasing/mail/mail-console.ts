import { text } from '@axle/kernel';
import { type ColumnDrill, definePage } from '@axle/page-kit';
import { inState } from '../../in-state.ts';
import { mailTaskRecords } from './mail-records.ts';

/** The document that mails of a kind are about. */
const documentOf = (page: string, tab: string, field: string, kind: string) =>
  ({
    section: 'purchase',
    page,
    tab,
    filters: [{ field, op: 'eq', by: 'bizNo' }],
    when: { field: 'kind', in: [kind] },
  }) as const satisfies ColumnDrill<'bizNo' | 'kind'>;

export const mailConsole = definePage({
  key: 'mailConsole',
  title: text('邮件控制台', 'Mail console'),
  words: ['email', 'outbox', '发件箱'],
  help: {
    why: text(
      '发给供应商的每封邮件在这里排队、发出，或看得见地失败。',
      'Every mail to suppliers is queued and delivered here, or visibly fails.',
    ),
    notes: [
      text(
        '邮件在单据上发送（如采购订单的“发送供应商”）；排队、暂停和待重试的邮件可以改收件人、主题和正文。',
        'Mails are sent from their documents, such as “Send to supplier” on purchase orders. Recipients, subject and body of mails that are queued, held or to be retried can be changed.',
      ),
      text(
        '没有应答或应答4xx时，30分钟后重试，间隔加倍至12小时，最多96小时；应答5xx立即放弃。每次都是同一封邮件，附同样的文件。',
        'Without an answer, or after 4xx, a mail is tried again after 30 minutes, doubled up to 12 hours, for 96 hours at most; 5xx fails immediately. Every attempt sends the same mail with the same files.',
      ),
      text(
        '填写供应商档案和收件邮箱之外的地址需要“任意收件人”权限。',
        'Addresses beyond those of the supplier and the recipient e-mails need the right “Any recipient”.',
      ),
      text(
        '未启用发信设置、也未设置MAIL_URL时，每封邮件写成数据目录outbox文件夹中的一个.eml文件，不连接任何服务器。',
        'Without a server under “Transport” or in MAIL_URL each mail becomes an .eml file in the folder outbox of the data folder, and no server is contacted.',
      ),
    ],
  },
  resource: mailTaskRecords,
  columns: [
    'taskNo',
    'kind',
    'bizNo',
    'supplier',
    'toAddresses',
    'subject',
    'lang',
    'state',
    'attempts',
    'nextAt',
    'lastCode',
    'lastError',
    'transport',
    'attachments',
    'createdBy',
    'createdAt',
    'sentAt',
    'ccAddresses',
    'body',
    'sender',
    'messageId',
    'endedAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['taskNo', 'bizNo', 'supplier', 'kind', 'state', 'toAddresses', 'createdAt', 'sentAt', 'attempts'],
  search: ['taskNo', 'bizNo', 'subject'],
  sort: [{ field: 'createdAt', descending: true }],
  headline: ['kind', 'bizNo', 'supplier', 'state', 'attempts', 'nextAt', 'sentAt'],
  drills: {
    bizNo: [
      documentOf('deductionRecords', 'tab2', 'deductNo', 'DEDUCT_NOTICE'),
      documentOf('purchaseReconciliation', 'all', 'stmtNo', 'RECON_STMT'),
      documentOf('purchaseSettlement', 'tab1', 'settleNo', 'INVOICE_QUERY'),
      documentOf('claimSummary', 'tab1', 'claimNo', 'CLAIM_NOTICE'),
      {
        section: 'purchase',
        page: 'supplierBoardDetail',
        tab: 'lines',
        filters: [{ field: 'supplier', op: 'eq', by: 'supplier' }],
        when: { field: 'kind', in: ['SCORE'] },
      },
      { section: 'purchase', page: 'purchaseOrder', filters: [{ field: 'orderNo', op: 'eq', by: 'bizNo' }] },
    ],
  },
  tabs: [
    inState('tab0', '队列', 'Queue', 'draft', 'queued', 'sending', 'retry'),
    inState('tab1', '已发送', 'Sent & outbox', 'sent', 'outboxed'),
    inState('tab2', '失败与取消', 'Failed & cancelled', 'dead', 'cancelled'),
    { key: 'tab3', title: text('模板', 'Templates'), listOf: { section: 'purchase', page: 'mailTemplates' } },
    { key: 'subjects', title: text('邮件主题', 'Mail subjects'), listOf: { section: 'system', page: 'mailSet' } },
    { key: 'tab4', title: text('发信设置', 'Transport'), listOf: { section: 'purchase', page: 'mailTransport' } },
  ],
  form: [{ title: text('邮件', 'Mail'), fields: ['toAddresses', 'ccAddresses', 'subject', 'body'] }],
  standard: ['list', 'update', 'export', 'log'],
  transitions: ['send', 'hold', 'retry', 'cancel'],
  recordPart: { title: text('预览', 'Preview'), view: 'purchasing/mail-preview' },
  actions: [
    {
      key: 'download',
      title: text('下载.eml', 'Download .eml'),
      on: 'one',
      when: { field: 'state', in: ['sent', 'outboxed'] },
      effect: 'file',
    },
  ],
  codes: [{ key: 'freeAddress', title: text('任意收件人', 'Any recipient') }],
  live: { field: 'state', in: ['queued', 'sending'], seconds: 5 },
});
