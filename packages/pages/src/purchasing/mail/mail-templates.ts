import { text } from '@axle/kernel';
import { definePage, defineResource, type EnumField, type StateMachine } from '@axle/page-kit';
import { checkMailTemplate, derivedMailTemplate, mailKinds, previewMailTemplate } from '@axle/templates';

const state = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 90,
  options: [
    { code: 'disabled', label: text('停用', 'Disabled'), tone: 'neutral' },
    { code: 'enabled', label: text('启用', 'Enabled'), tone: 'good' },
  ],
} as const satisfies EnumField;

const states = {
  field: 'state',
  initial: 'disabled',
  final: [],
  editable: ['disabled', 'enabled'],
  deletable: ['disabled'],
  transitions: [
    {
      key: 'putInUse',
      title: text('启用', 'Enable'),
      permission: 'enable',
      from: ['disabled'],
      to: 'enabled',
      tone: 'primary',
      confirm: text('之后该类型、语言的邮件按此模板写。', 'Mails of this type and language are written by it from then on.'),
    },
    { key: 'takeOutOfUse', title: text('停用', 'Disable'), permission: 'enable', from: ['enabled'], to: 'disabled' },
  ],
} as const satisfies StateMachine;

const templates = defineResource({
  entity: 'mailTemplate',
  label: text('邮件模板', 'Mail template'),
  service: 'purchase-service',
  nameFields: ['code'],
  constraints: {
    mail_template_in_use: {
      code: 'IN_USE',
      field: 'mailKind',
      message: text('该类型、语言已有启用的模板，请先停用它', 'Another template of this type and language is enabled; disable it first'),
    },
  },
  fields: {
    code: { kind: 'code', label: text('模板编码', 'Code'), required: true, key: true, immutable: true, maxLength: 20, width: 130 },
    mailKind: {
      kind: 'enum',
      label: text('邮件类型', 'Mail type'),
      required: true,
      immutable: true,
      options: mailKinds.map(({ code, label }) => ({ code, label })),
      width: 130,
    },
    lang: {
      kind: 'enum',
      label: text('语言', 'Language'),
      required: true,
      immutable: true,
      initial: 'zh',
      options: [
        { code: 'zh', label: text('中文', 'Chinese') },
        { code: 'en', label: text('英文', 'English') },
      ],
      width: 90,
    },
    subject: {
      kind: 'text',
      label: text('主题', 'Subject'),
      maxLength: 200,
      width: 260,
      help: text('不填按邮件主题设置。', 'As in the mail subject settings if left empty.'),
    },
    body: {
      kind: 'text',
      label: text('正文', 'Body'),
      required: true,
      maxLength: 4000,
      lines: 12,
      width: 360,
      help: text(
        '变量写作 {{supplier.name}}；{{lines}} 为订单明细，每行一条。没有值的变量使邮件不能发出。',
        'Variables are written {{supplier.name}}; {{lines}} are the lines of the order, one each. A variable without a value stops the mail.',
      ),
    },
    attachments: {
      kind: 'enumList',
      label: text('附件', 'Attachments'),
      options: [
        { code: 'pdf', label: text('PDF', 'PDF') },
        { code: 'xlsx', label: text('Excel', 'Excel') },
      ],
      width: 110,
      help: text('附上单据的文件格式。', 'File format of the attached document.'),
    },
    state,
    variables: { kind: 'tags', label: text('可用变量', 'Variables'), readOnly: true, maxLength: 60, width: 300 },
  },
  unique: [{ fields: ['code'] }],
  checks: [checkMailTemplate],
  derive: derivedMailTemplate,
  states,
});

export const mailTemplates = definePage({
  key: 'mailTemplates',
  title: text('邮件模板', 'Mail templates'),
  words: ['邮件正文', 'mail wording'],
  help: {
    why: text(
      '为一种邮件写一份完整的正文，启用后代替通常的开头和签名。',
      'Words a type of mail as a whole; once enabled it replaces the usual opening and signature.',
    ),
    notes: [
      text(
        '新模板先停用；每种邮件每种语言最多启用一个。停用后恢复邮件主题设置中的文字。',
        'New templates are disabled at first; one of each mail type and language can be enabled. Once it is disabled, the texts of the mail subject settings apply again.',
      ),
      text(
        '编辑时下方按示例数据预览；“发测试邮件”发到自己的邮箱。',
        'A preview with sample data is shown below the form; “Send test mail” sends it to your own address.',
      ),
    ],
  },
  resource: templates,
  columns: [
    'code',
    'mailKind',
    'lang',
    'state',
    'subject',
    'body',
    'attachments',
    'variables',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['code', 'mailKind', 'lang', 'state', 'body', 'updatedAt'],
  search: ['code', 'subject', 'body'],
  sort: [{ field: 'code' }],
  form: [
    { title: text('模板', 'Template'), fields: ['code', 'mailKind', 'lang', 'attachments'] },
    { title: text('文字', 'Text'), fields: ['subject', 'body'] },
  ],
  preview: previewMailTemplate,
  standard: ['list', 'add', 'update', 'del', 'export', 'log'],
  transitions: ['putInUse', 'takeOutOfUse'],
  actions: [
    {
      key: 'test',
      title: text('发测试邮件', 'Send test mail'),
      on: 'one',
      confirm: text('按示例数据发一封到自己的邮箱。', 'Sends a mail with sample data to your own address.'),
    },
  ],
});
