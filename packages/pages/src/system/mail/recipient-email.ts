import { text } from '@axle/kernel';
import { definePage, defineResource, type EnumOption } from '@axle/page-kit';
import { mailKinds, recipientRemarks, checkRecipientRow } from '@axle/templates';

const kinds = [
  { code: 'all', label: text('全部类型', 'All types') },
  ...mailKinds.map(({ code, label }) => ({ code, label })),
] as const satisfies readonly EnumOption[];
const roles = [
  { code: 'to', label: text('收件', 'To'), tone: 'info' },
  { code: 'cc', label: text('抄送', 'Cc'), tone: 'neutral' },
  { code: 'bcc', label: text('密送', 'Bcc'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];
const scopes = [
  { code: 'supplier', label: text('供应商', 'Supplier') },
  { code: 'company', label: text('公司主体', 'Company') },
  { code: 'default', label: text('默认', 'Default') },
] as const satisfies readonly EnumOption[];
const languages = [
  { code: 'zh', label: text('中文', 'Chinese') },
  { code: 'en', label: text('英文', 'English') },
] as const satisfies readonly EnumOption[];

const notices = [
  { code: 'ownDomain', label: text('本公司域名', 'Own domain'), tone: 'warn' },
  { code: 'outside', label: text('外部域名', 'External domain'), tone: 'warn' },
] as const satisfies readonly EnumOption[];

const address = defineResource({
  entity: 'recipientEmail',
  label: text('收件邮箱', 'Recipient e-mail'),
  service: 'base',
  readFrom: 'recipient_email_list',
  nameFields: ['email'],
  constraints: {
    recipient_email_whose: {
      code: 'WHOSE',
      field: 'scope',
      message: { zh: '收件人范围与供应商、公司不符', en: 'The scope does not match the supplier or company' },
    },
  },
  fields: {
    scope: { kind: 'enum', label: text('范围', 'Scope'), required: true, initial: 'supplier', options: scopes, width: 100 },
    supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', width: 210 },
    company: { kind: 'ref', label: text('公司主体', 'Company'), entity: 'companyEntity', width: 190 },
    mailKind: { kind: 'enum', label: text('邮件类型', 'Mail type'), required: true, initial: 'all', options: kinds, width: 130 },
    role: { kind: 'enum', label: text('收件方式', 'Recipient type'), required: true, initial: 'to', options: roles, width: 96 },
    email: { kind: 'text', label: text('邮箱', 'E-mail'), required: true, key: true, maxLength: 254, fold: true, width: 240 },
    displayName: { kind: 'text', label: text('显示名', 'Name'), maxLength: 80, fold: true, width: 130 },
    lang: {
      kind: 'enum',
      label: text('语言', 'Language'),
      options: languages,
      width: 90,
      help: text('留空表示两种语言的邮件都收。', 'Leave empty to receive mail in both languages.'),
    },
    enabled: { kind: 'bool', label: text('启用', 'Enabled'), initial: true, width: 80 },
    source: {
      kind: 'enum',
      label: text('来源', 'Source'),
      readOnly: true,
      hidden: true,
      width: 110,
      options: [
        { code: 'manual', label: text('手工', 'Manual') },
        { code: 'contact', label: text('供应商联系人', 'Supplier contact') },
      ],
    },
    bounces: {
      kind: 'integer',
      label: text('90天退信', 'Bounces (90 d)'),
      readOnly: true,
      figure: true,
      min: 0,
      max: 1_000_000,
      width: 110,
    },
    notice: {
      kind: 'enum',
      label: text('提醒', 'Notice'),
      readOnly: true,
      figure: true,
      options: notices,
      width: 150,
      help: text(
        '供应商的收件邮箱属于本公司域名，或公司主体与默认的邮箱不属于本公司域名时提醒。本公司域名取自用户的邮箱。',
        'Shown when a supplier’s address is on our own domain, or a company or default address is outside it. Our domains are taken from users’ addresses.',
      ),
    },
    lastSentAt: { kind: 'instant', label: text('最近发送', 'Last sent'), readOnly: true, figure: true, width: 150 },
  },
  unique: [{ fields: ['scope', 'supplier', 'company', 'mailKind', 'email'] }],
  checks: [checkRecipientRow],
  scopedBy: { kind: 'supplier', field: 'supplier' },
});

export const recipientEmail = definePage({
  key: 'recipientEmail',
  title: text('收件邮箱', 'Recipient emails'),
  words: ['mailing list'],
  help: {
    why: text('设置各供应商或本公司由谁接收哪类采购邮件。', 'Who receives which type of purchase mail, by supplier or company.'),
    notes: [
      text(
        '收件人依次取：该供应商该类型的邮箱、该供应商“全部类型”的邮箱、勾选“收邮件”的联系人、公司主体、默认。',
        'Recipients are taken from the first that exists: the supplier’s addresses for the mail type, its addresses for all types, its contacts marked for mail, the company, the default.',
      ),
      text(
        '抄送与密送：供应商的和公司主体的都抄送，公司没有时用默认的；同一邮箱只出现一次，收件优先于抄送。',
        'Cc and Bcc: both the supplier’s and the company’s are copied, or the default if the company has none. An address appears only once; To takes precedence over Cc, Cc over Bcc.',
      ),
      text(
        '没有收件人的邮件不会发送。“试算收件人”逐步显示结果。',
        'Mail without recipients is not sent. “Test recipients” shows the result step by step.',
      ),
      text(
        '供应商的收件人用了本公司域名，或公司与默认的收件人在公司域名之外时，表单当场提醒，列表也标出并列入“待核对”；不阻止保存。',
        'If a supplier’s recipient is on our own domain, or a company or default recipient is outside it, the form warns, the list marks it and it is listed under “To check”; saving is still possible.',
      ),
      text(
        '“批量新增”一次加入多个邮箱，可用空格、逗号或换行分隔。',
        '“Bulk add” adds several addresses at once, separated by spaces, commas or line breaks.',
      ),
    ],
  },
  resource: address,
  columns: [
    'email',
    'scope',
    'supplier',
    'company',
    'mailKind',
    'role',
    'displayName',
    'lang',
    'enabled',
    'notice',
    'bounces',
    'lastSentAt',
    'source',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['email', 'scope', 'supplier', 'company', 'mailKind', 'role', 'lang', 'enabled', 'notice', 'bounces'],
  search: ['email', 'displayName'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'check', title: text('待核对', 'To check'), filters: [{ field: 'notice', op: 'notEmpty' }] },
    { key: 'resolve', title: text('试算收件人', 'Test recipients'), view: 'system/resolve-recipients' },
  ],
  form: [
    {
      title: text('收件邮箱', 'Recipient'),
      fields: ['scope', 'mailKind', 'supplier', 'company', 'email', 'displayName', 'role', 'lang', 'enabled'],
    },
  ],
  remarks: recipientRemarks,
  standard: ['list', 'add', 'update', 'del', 'log'],
  permissions: { log: 'list' },
  actions: [
    {
      key: 'addSeveral',
      title: text('批量新增', 'Bulk add'),
      on: 'none',
      permission: 'add',
      input: {
        scope: { kind: 'enum', label: text('范围', 'Scope'), required: true, initial: 'supplier', options: scopes },
        supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier' },
        company: { kind: 'ref', label: text('公司主体', 'Company'), entity: 'companyEntity' },
        mailKind: { kind: 'enum', label: text('邮件类型', 'Mail type'), required: true, initial: 'all', options: kinds },
        role: { kind: 'enum', label: text('收件方式', 'Recipient type'), required: true, initial: 'to', options: roles },
        emails: {
          kind: 'text',
          label: text('邮箱', 'E-mail addresses'),
          required: true,
          maxLength: 10_000,
          lines: 6,
          help: text('以空格、逗号、分号或换行分隔。', 'Separated by spaces, commas, semicolons or line breaks.'),
        },
      },
    },
  ],
});
