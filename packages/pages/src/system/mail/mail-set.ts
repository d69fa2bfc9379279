import { definePage, defineResource } from '@axle/page-kit';
import { checkMailSubject, derivedMailSubject, mailKinds, previewMail } from '@axle/templates';

const wording = defineResource({
  entity: 'mailSubject',
  label: { zh: '邮件主题', en: 'Mail subject' },
  service: 'base',
  nameFields: ['mailKind', 'lang'],
  fields: {
    mailKind: {
      kind: 'enum',
      label: { zh: '邮件类型', en: 'Mail type' },
      required: true,
      immutable: true,
      key: true,
      options: mailKinds.map(({ code, label }) => ({ code, label })),
      width: 140,
    },
    lang: {
      kind: 'enum',
      label: { zh: '语言', en: 'Language' },
      required: true,
      immutable: true,
      key: true,
      width: 84,
      options: [
        { code: 'zh', label: { zh: '中文', en: 'Chinese' } },
        { code: 'en', label: { zh: '英文', en: 'English' } },
      ],
    },
    subject: {
      kind: 'text',
      label: { zh: '主题', en: 'Subject' },
      required: true,
      maxLength: 200,
      width: 300,
      help: {
        zh: '一行文字，变量写作 {{order.no}}；下单、变更、取消必须包含订单号。',
        en: 'One line; variables are written {{order.no}}. Order, change and cancellation mails must contain the order number.',
      },
    },
    sample: { kind: 'text', label: { zh: '主题预览', en: 'Subject preview' }, readOnly: true, maxLength: 1000, width: 300 },
    bodyIntro: { kind: 'text', label: { zh: '开头', en: 'Opening' }, maxLength: 2000, lines: 4, width: 260 },
    signature: { kind: 'text', label: { zh: '签名', en: 'Signature' }, maxLength: 1000, lines: 3, width: 200 },
    attachments: {
      kind: 'enumList',
      label: { zh: '附件', en: 'Attachments' },
      width: 110,
      options: [
        { code: 'pdf', label: { zh: 'PDF', en: 'PDF' } },
        { code: 'xlsx', label: { zh: 'Excel', en: 'Excel' } },
      ],
      help: { zh: '附上单据的文件格式。', en: 'File format of the attached document.' },
    },
    variables: { kind: 'tags', label: { zh: '可用变量', en: 'Variables' }, readOnly: true, maxLength: 60, width: 300 },
    testState: {
      kind: 'enum',
      label: { zh: '测试邮件', en: 'Test mail' },
      readOnly: true,
      width: 96,
      options: [
        { code: 'waiting', label: { zh: '发送中', en: 'Sending' }, tone: 'info' },
        { code: 'sent', label: { zh: '已发出', en: 'Sent' }, tone: 'good' },
        { code: 'failed', label: { zh: '失败', en: 'Failed' }, tone: 'bad' },
      ],
    },
    testAt: { kind: 'instant', label: { zh: '测试时间', en: 'Tested at' }, readOnly: true, hidden: true },
    testError: { kind: 'text', label: { zh: '测试错误', en: 'Test error' }, readOnly: true, maxLength: 500, width: 220 },
  },
  checks: [checkMailSubject],
  derive: derivedMailSubject,
});

export const mailSet = definePage({
  key: 'mailSet',
  title: { zh: '邮件主题设置', en: 'Mail subject settings' },
  help: {
    why: {
      zh: '统一每种邮件、每种语言的主题、开头和签名。',
      en: 'Standardises subject, opening and signature for each mail type and language.',
    },
    notes: [
      { zh: '行数固定：每种邮件中英文各一行。', en: 'Rows are fixed: one in Chinese and one in English for each mail type.' },
      {
        zh: '只能使用“可用变量”中的变量；编辑时下方按示例数据预览。',
        en: 'Only variables listed under “Variables” can be used; a preview with sample data is shown below the form.',
      },
      {
        zh: '“发测试邮件”按示例数据发到自己的邮箱，结果显示在“测试邮件”列；暂时无法送出的会重试。',
        en: '“Send test mail” sends a mail with sample data to your own address; the result appears under “Test mail”. Mails that cannot be sent for now are retried.',
      },
      {
        zh: '邮件按环境变量 MAIL_URL 发送；未设置时写入数据目录的 outbox 文件夹。',
        en: 'Mail is sent through the server in MAIL_URL; if unset, it is written to the folder outbox in the data folder.',
      },
    ],
  },
  resource: wording,
  columns: [
    'mailKind',
    'lang',
    'subject',
    'sample',
    'bodyIntro',
    'signature',
    'attachments',
    'variables',
    'testState',
    'testError',
    'testAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: ['mailKind', 'lang', 'subject', 'bodyIntro', 'signature', 'testState', 'updatedAt'],
  search: ['subject', 'bodyIntro', 'signature'],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [
    { title: { zh: '邮件', en: 'E-mail' }, fields: ['mailKind', 'lang', 'attachments'] },
    { title: { zh: '文字', en: 'Text' }, fields: ['subject', 'bodyIntro', 'signature'] },
  ],
  preview: previewMail,
  standard: ['list', 'update', 'log'],
  permissions: { log: 'list' },
  live: { field: 'testState', in: ['waiting'], seconds: 3 },
  actions: [
    { key: 'saveWordings', title: { zh: '导出JSON', en: 'Export JSON' }, on: 'none', effect: 'file', permission: 'list' },
    {
      key: 'takeWordings',
      title: { zh: '导入JSON', en: 'Import JSON' },
      on: 'none',
      permission: 'update',
      input: {
        wordings: {
          kind: 'text',
          label: { zh: '导出的JSON', en: 'Exported JSON' },
          required: true,
          lines: 14,
          maxLength: 200_000,
          help: {
            zh: '粘贴“导出JSON”文件的内容；同类型、同语言的文字被替换，有一条不合规则则全部不导入。',
            en: 'Paste what “Export JSON” wrote. It replaces the texts of the same type and language; if one entry breaks a rule, none is taken.',
          },
        },
      },
    },
    {
      key: 'sendTest',
      title: { zh: '发测试邮件', en: 'Send test mail' },
      on: 'one',
      permission: 'update',
      confirm: { zh: '按示例数据发一封到自己的邮箱。', en: 'Sends a mail with sample data to your own address.' },
    },
  ],
});
