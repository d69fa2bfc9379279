import { text } from '@axle/kernel';
import type { EnumOption, Field } from '@axle/page-kit';

/** How far suppliers come, as the tabs have it. */
export const supplierStages = [
  { code: 'potential', label: text('潜在', 'Potential'), tone: 'neutral' },
  { code: 'trial', label: text('试用', 'Trial'), tone: 'info' },
  { code: 'qualified', label: text('合格', 'Qualified'), tone: 'good' },
  { code: 'frozen', label: text('冻结', 'Frozen'), tone: 'warn' },
  { code: 'eliminated', label: text('淘汰', 'Eliminated'), tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** Who a supplier is, and who of us looks after it. */
export const identityFields = {
  supplierCode: {
    kind: 'code',
    label: text('供应商编码', 'Supplier code'),
    required: true,
    key: true,
    immutable: true,
    maxLength: 20,
    width: 116,
  },
  nameZh: { kind: 'text', label: text('中文名称', 'Chinese name'), required: true, maxLength: 100, fold: true, width: 236 },
  nameEn: { kind: 'text', label: text('英文名称', 'English name'), required: true, maxLength: 160, fold: true, width: 220 },
  shortName: { kind: 'text', label: text('简称', 'Short name'), required: true, maxLength: 40, fold: true, width: 110 },
  type: {
    kind: 'enum',
    label: text('类型', 'Type'),
    required: true,
    initial: 'factory',
    width: 96,
    options: [
      { code: 'factory', label: text('工厂', 'Factory') },
      { code: 'trader', label: text('贸易商', 'Trader') },
      { code: 'proxy', label: text('代采公司', 'Purchasing agent') },
      { code: 'service', label: text('服务商', 'Service provider') },
      { code: 'forwarder', label: text('货代', 'Forwarder') },
      { code: 'packing', label: text('包材商', 'Packing supplier') },
    ],
  },
  stage: { kind: 'enum', label: text('阶段', 'Stage'), readOnly: true, width: 92, options: supplierStages },
  grade: {
    kind: 'enum',
    label: text('等级', 'Grade'),
    readOnly: true,
    width: 76,
    options: [
      { code: 'A', label: text('A', 'A'), tone: 'good' },
      { code: 'B', label: text('B', 'B'), tone: 'info' },
      { code: 'C', label: text('C', 'C'), tone: 'warn' },
      { code: 'D', label: text('D', 'D'), tone: 'bad' },
    ],
    help: text(
      '由月度评分得出：85分起为A，70分起为B，60分起为C，以下为D。',
      'From the monthly score: A from 85, B from 70, C from 60, else D.',
    ),
  },
  score: {
    kind: 'decimal',
    label: text('评分', 'Score'),
    readOnly: true,
    scale: 1,
    places: 1,
    min: '0',
    max: '100',
    hidden: true,
    width: 76,
  },
  category: { kind: 'cascade', label: text('主营品类', 'Main category'), entity: 'category', width: 150 },
  uscc: {
    kind: 'code',
    label: text('统一社会信用代码', 'Credit code (USCC)'),
    approval: true,
    maxLength: 18,
    pattern: '[0-9A-Z]{18}',
    width: 184,
  },
  taxNo: {
    kind: 'code',
    label: text('税号', 'Tax number'),
    maxLength: 30,
    pattern: '[A-Z0-9-]+',
    hidden: true,
    width: 160,
    help: text('境外供应商的税号。', 'For suppliers outside China.'),
  },
  address: { kind: 'address', label: text('地址', 'Address'), hidden: true },
  province: { kind: 'text', label: text('省份', 'Province'), readOnly: true, maxLength: 60, width: 90 },
  purchaseUser: { kind: 'user', label: text('采购负责人', 'Buyer'), required: true, width: 110 },
  qcUser: { kind: 'user', label: text('质检负责人', 'Quality inspector'), width: 110 },
  portalLanguage: {
    kind: 'enum',
    label: text('往来语言', 'Language'),
    initial: 'zh',
    hidden: true,
    width: 96,
    options: [
      { code: 'zh', label: text('中文', 'Chinese') },
      { code: 'en', label: text('英文', 'English') },
    ],
  },
} as const satisfies Readonly<Record<string, Field>>;

/** On which terms it is bought from. */
export const termFields = {
  currency: { kind: 'code', label: text('币种', 'Currency'), required: true, initial: 'CNY', maxLength: 3, pattern: '[A-Z]{3}', width: 76 },
  taxRate: { kind: 'percent', label: text('税率', 'Tax rate'), scale: 2, min: '0', max: '30', initial: '13', hidden: true, width: 90 },
  invoiceKind: {
    kind: 'enum',
    label: text('发票类型', 'Invoice type'),
    initial: 'special',
    hidden: true,
    width: 110,
    options: [
      { code: 'special', label: text('增值税专票', 'Special VAT invoice') },
      { code: 'normal', label: text('普通发票', 'Ordinary invoice') },
      { code: 'none', label: text('不开票', 'No invoice') },
    ],
  },
  paymentMethod: {
    kind: 'ref',
    label: text('付款方式', 'Payment method'),
    entity: 'paymentMethod',
    required: true,
    approval: true,
    width: 220,
  },
  contractCategory: { kind: 'ref', label: text('合同分类', 'Contract category'), entity: 'contractCategory', hidden: true, width: 150 },
  leadDays: { kind: 'integer', label: text('交期(天)', 'Lead time (days)'), min: 1, max: 365, width: 110 },
  monthlyCapacity: {
    kind: 'integer',
    label: text('月产能(件)', 'Monthly capacity (pcs)'),
    min: 1,
    max: 100_000_000,
    hidden: true,
    width: 130,
  },
  minOrderAmount: {
    kind: 'money',
    label: text('最低订单金额', 'Min order amount'),
    scale: 2,
    min: '0',
    currency: { field: 'currency' },
    hidden: true,
    width: 130,
  },
  reconcileDay: { kind: 'integer', label: text('对账日', 'Statement day'), min: 1, max: 28, initial: 25, hidden: true, width: 90 },
  autoAccept: {
    kind: 'bool',
    label: text('自动接受回复', 'Accept replies automatically'),
    initial: true,
    hidden: true,
    width: 130,
    help: text(
      '与订单一致、交期推后不超过2天的回复不经采购员即生效；关闭则都由采购员确认。',
      'Replies as ordered, at most 2 days later, take effect without the buyer; if off, the buyer decides on every reply.',
    ),
  },
  note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, hidden: true, width: 220 },
} as const satisfies Readonly<Record<string, Field>>;
