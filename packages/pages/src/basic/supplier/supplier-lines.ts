import type { Field } from '@axle/page-kit';

const on = (zh: string, en: string) => ({ zh, en });

/** The parts of a supplier of which there are several. */
export const lineFields = {
  bankAccounts: {
    kind: 'lines',
    label: on('银行账户', 'Bank accounts'),
    approval: true,
    by: ['accountNo', 'currency'],
    most: 20,
    fields: {
      name: { kind: 'text', label: on('户名', 'Account holder'), required: true, maxLength: 160, width: 220 },
      bank: { kind: 'text', label: on('开户行', 'Bank'), required: true, maxLength: 120, width: 190 },
      accountNo: { kind: 'code', label: on('账号', 'Account number'), required: true, maxLength: 34, pattern: '[A-Z0-9-]+', width: 180 },
      bankCode: { kind: 'code', label: on('联行号/SWIFT', 'CNAPS / SWIFT'), required: true, maxLength: 12, width: 130 },
      currency: {
        kind: 'code',
        label: on('币种', 'Currency'),
        required: true,
        initial: 'CNY',
        maxLength: 3,
        pattern: '[A-Z]{3}',
        width: 80,
      },
      isDefault: { kind: 'bool', label: on('默认', 'Default'), initial: false, width: 72 },
      reason: { kind: 'text', label: on('户名不同的原因', 'Why another holder'), maxLength: 200, width: 180 },
    },
  },
  contacts: {
    kind: 'lines',
    label: on('联系人', 'Contacts'),
    by: ['name'],
    most: 50,
    fields: {
      name: { kind: 'text', label: on('姓名', 'Name'), required: true, maxLength: 60, width: 120 },
      title: { kind: 'text', label: on('职务', 'Title'), maxLength: 60, width: 120 },
      phone: { kind: 'text', label: on('电话', 'Phone'), maxLength: 40, width: 140 },
      email: { kind: 'text', label: on('邮箱', 'E-mail'), maxLength: 254, width: 220 },
      wechat: { kind: 'text', label: on('微信', 'WeChat'), maxLength: 60, width: 120 },
      forMail: { kind: 'bool', label: on('收邮件', 'Gets mails'), initial: false, width: 84 },
    },
  },
  deductions: {
    kind: 'lines',
    label: on('扣款方式', 'Deductions'),
    by: ['method'],
    most: 20,
    fields: { method: { kind: 'ref', label: on('扣款方式', 'Deduction method'), entity: 'deductionMethod', required: true, width: 320 } },
  },
  companies: {
    kind: 'lines',
    label: on('合作主体', 'Buys for'),
    by: ['company'],
    most: 50,
    fields: { company: { kind: 'ref', label: on('公司主体', 'Company'), entity: 'companyEntity', required: true, width: 320 } },
  },
  categories: {
    kind: 'lines',
    label: on('其他品类', 'Other categories'),
    by: ['category'],
    most: 50,
    fields: { category: { kind: 'cascade', label: on('品类', 'Category'), entity: 'category', required: true, width: 320 } },
  },
} as const satisfies Readonly<Record<string, Field>>;

/** What the server alone writes: what other pages know of a supplier, and what its stage needs. */
export const keptFields = {
  skus: { kind: 'integer', label: on('SKU数', 'SKUs'), readOnly: true, min: 0, max: 10_000_000, width: 84 },
  openAmount: {
    kind: 'money',
    label: on('未结采购额', 'Open orders'),
    readOnly: true,
    scale: 2,
    min: '0',
    currency: { field: 'currency' },
    hidden: true,
    width: 120,
  },
  balance: {
    kind: 'money',
    label: on('往来余额', 'Balance'),
    readOnly: true,
    scale: 2,
    currency: { field: 'currency' },
    hidden: true,
    width: 120,
  },
  onTime: {
    kind: 'percent',
    label: on('90天准交率', 'On time (90 d)'),
    readOnly: true,
    scale: 2,
    min: '0',
    max: '100',
    hidden: true,
    width: 110,
  },
  accepted: {
    kind: 'percent',
    label: on('批次合格率', 'Lots accepted'),
    readOnly: true,
    scale: 2,
    min: '0',
    max: '100',
    hidden: true,
    width: 110,
  },
  sampleNo: { kind: 'text', label: on('打样单号', 'Sample number'), readOnly: true, maxLength: 40, hidden: true, width: 130 },
  acceptedOrders: {
    kind: 'integer',
    label: on('已验收订单数', 'Accepted orders'),
    readOnly: true,
    min: 0,
    max: 100_000,
    hidden: true,
    width: 110,
  },
  freezeReason: { kind: 'text', label: on('冻结原因', 'Why frozen'), readOnly: true, maxLength: 200, hidden: true, width: 200 },
  stageBefore: {
    kind: 'text',
    label: on('冻结前阶段', 'Stage before'),
    readOnly: true,
    maxLength: 20,
    hidden: true,
    width: 100,
  },
} as const satisfies Readonly<Record<string, Field>>;
