import { definePage, defineResource, type EnumOption } from '@axle/page-kit';
import { mailKinds, recipientRemarks, recipientRowHolds } from '@axle/templates';

const on = (zh: string, en: string) => ({ zh, en });

const kinds: readonly EnumOption[] = [
  { code: 'all', label: on('全部类型', 'All kinds') },
  ...mailKinds.map(({ code, label }) => ({ code, label })),
];
const roles: readonly EnumOption[] = [
  { code: 'to', label: on('收件', 'To'), tone: 'info' },
  { code: 'cc', label: on('抄送', 'Cc'), tone: 'neutral' },
  { code: 'bcc', label: on('密送', 'Bcc'), tone: 'neutral' },
];
const scopes: readonly EnumOption[] = [
  { code: 'supplier', label: on('供应商', 'Supplier') },
  { code: 'company', label: on('公司主体', 'Company') },
  { code: 'default', label: on('默认', 'General') },
];
const languages: readonly EnumOption[] = [
  { code: 'zh', label: on('中文', 'Chinese') },
  { code: 'en', label: on('英文', 'English') },
];

const notices: readonly EnumOption[] = [
  { code: 'ownDomain', label: on('本公司域名', 'Our own domain'), tone: 'warn' },
  { code: 'outside', label: on('公司外的域名', 'Outside our domains'), tone: 'warn' },
];

const address = defineResource({
  entity: 'recipientEmail',
  label: on('收件邮箱', 'Recipient e-mail'),
  service: 'base',
  readFrom: 'recipient_email_shown',
  nameFields: ['email'],
  fields: {
    scope: { kind: 'enum', label: on('范围', 'Scope'), required: true, initial: 'supplier', options: scopes, width: 100 },
    supplier: { kind: 'ref', label: on('供应商', 'Supplier'), entity: 'supplier', width: 210 },
    company: { kind: 'ref', label: on('公司主体', 'Company'), entity: 'companyEntity', width: 190 },
    mailKind: { kind: 'enum', label: on('邮件类型', 'Kind of mail'), required: true, initial: 'all', options: kinds, width: 130 },
    role: { kind: 'enum', label: on('收件方式', 'Role'), required: true, initial: 'to', options: roles, width: 96 },
    email: { kind: 'text', label: on('邮箱', 'E-mail'), required: true, key: true, maxLength: 254, fold: true, width: 240 },
    displayName: { kind: 'text', label: on('显示名', 'Name'), maxLength: 80, fold: true, width: 130 },
    lang: {
      kind: 'enum',
      label: on('语言', 'Language'),
      options: languages,
      width: 90,
      help: on('留空表示两种语言的邮件都收。', 'Empty: mails in both languages.'),
    },
    enabled: { kind: 'bool', label: on('启用', 'In use'), initial: true, width: 80 },
    source: {
      kind: 'enum',
      label: on('来源', 'Source'),
      readOnly: true,
      hidden: true,
      width: 110,
      options: [
        { code: 'manual', label: on('手工', 'By hand') },
        { code: 'contact', label: on('供应商联系人', 'Contact of the supplier') },
      ],
    },
    bounces: { kind: 'integer', label: on('90天退信', 'Bounced (90 d)'), readOnly: true, figure: true, min: 0, max: 1_000_000, width: 110 },
    notice: {
      kind: 'enum',
      label: on('提醒', 'Check'),
      readOnly: true,
      figure: true,
      options: notices,
      width: 150,
      help: on(
        '发给供应商的收件邮箱属于本公司域名，或公司与默认的邮箱不属于本公司域名。本公司域名取自用户的邮箱。',
        'Mails to a supplier go to an address of our own domain, or those for us to one outside it. Our domains are those of our users’ addresses.',
      ),
    },
    lastSentAt: { kind: 'instant', label: on('最近发送', 'Last sent'), readOnly: true, figure: true, width: 150 },
  },
  unique: [{ fields: ['scope', 'supplier', 'company', 'mailKind', 'email'] }],
  checks: [recipientRowHolds],
  scopedBy: { kind: 'supplier', field: 'supplier' },
});

export const recipientEmail = definePage({
  key: 'recipientEmail',
  title: on('收件邮箱', 'Recipient emails'),
  help: {
    why: on('各供应商或本公司由谁接收哪种采购邮件。', 'Who receives which kind of purchase mail, per supplier or our own company.'),
    notes: [
      on(
        '收件人依次取：该供应商该类型的邮箱、该供应商“全部类型”的邮箱、勾选“收邮件”的联系人、公司主体、默认。',
        'A mail goes to the first of these that names anybody: the supplier’s addresses for the kind, its addresses for all kinds, its contacts that get mails, those of the company, the general ones.',
      ),
      on(
        '抄送与密送：供应商的和公司主体的都抄送，公司没有时用默认的；同一邮箱只出现一次，收件优先于抄送。',
        'Copies go to those of the supplier and of the company, else to the general ones; an address stands once, To before Cc before Bcc.',
      ),
      on('没有收件人的邮件不会发送。“试算收件人”逐步显示结果。', 'A mail to nobody is not sent. “Try it” shows the result with its steps.'),
      on(
        '供应商的收件人用了本公司域名，或公司与默认的收件人在公司域名之外时，表单当场提醒，列表也标出并列入“待核对”；不阻止保存。',
        'A supplier’s recipient at our own domain, or one for us outside it, is remarked upon in the form, marked in the list and stands under “To check”; it is saved all the same.',
      ),
      on(
        '“批量新增”一次加入多个邮箱，可用空格、逗号或换行分隔。',
        '“Add several” takes many addresses at once, parted by blanks, commas or lines.',
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
    { key: 'all', title: on('全部', 'All') },
    { key: 'check', title: on('待核对', 'To check'), filters: [{ field: 'notice', op: 'notEmpty' }] },
    { key: 'resolve', title: on('试算收件人', 'Try it'), view: 'system/resolve-recipients' },
  ],
  form: [
    {
      title: on('收件邮箱', 'Recipient'),
      fields: ['scope', 'mailKind', 'supplier', 'company', 'email', 'displayName', 'role', 'lang', 'enabled'],
    },
  ],
  remarks: recipientRemarks,
  standard: ['list', 'add', 'update', 'del', 'log'],
  permissions: { log: 'list' },
  actions: [
    {
      key: 'addSeveral',
      title: on('批量新增', 'Add several'),
      on: 'none',
      permission: 'add',
      input: {
        scope: { kind: 'enum', label: on('范围', 'Scope'), required: true, initial: 'supplier', options: scopes },
        supplier: { kind: 'ref', label: on('供应商', 'Supplier'), entity: 'supplier' },
        company: { kind: 'ref', label: on('公司主体', 'Company'), entity: 'companyEntity' },
        mailKind: { kind: 'enum', label: on('邮件类型', 'Kind of mail'), required: true, initial: 'all', options: kinds },
        role: { kind: 'enum', label: on('收件方式', 'Role'), required: true, initial: 'to', options: roles },
        emails: {
          kind: 'text',
          label: on('邮箱', 'E-mails'),
          required: true,
          maxLength: 10_000,
          lines: 6,
          help: on('以空格、逗号、分号或换行分隔。', 'Parted by blanks, commas, semicolons or lines.'),
        },
      },
    },
  ],
});
