import { definePage, defineResource, standardActions } from '@axle/page-kit';

const on = (zh: string, en: string) => ({ zh, en });
const owed = (zh: string, en: string) =>
  ({ kind: 'money', label: on(zh, en), scale: 2, readOnly: true, currency: { field: 'currency' }, width: 124 }) as const;

export const customerRecords = defineResource({
  entity: 'customer',
  label: on('客户', 'Customer'),
  service: 'base',
  readFrom: 'customer_shown',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  fields: {
    code: { kind: 'code', label: on('客户编码', 'Customer code'), required: true, key: true, immutable: true, maxLength: 20, width: 116 },
    nameZh: { kind: 'text', label: on('中文名称', 'Chinese name'), required: true, maxLength: 100, fold: true, width: 210 },
    nameEn: { kind: 'text', label: on('英文名称', 'English name'), required: true, maxLength: 160, fold: true, width: 240 },
    kind: {
      kind: 'enum', label: on('类型', 'Kind'), required: true, initial: 'b2b', width: 100,
      options: [
        { code: 'b2b', label: on('企业客户', 'B2B') },
        { code: 'platform', label: on('平台', 'Platform') },
        { code: 'walkIn', label: on('散客', 'Walk-in') },
      ],
    },
    country: { kind: 'ref', label: on('国家', 'Country'), entity: 'country', required: true, width: 110 },
    taxId: { kind: 'code', label: on('税号', 'Tax number'), maxLength: 30, pattern: '[A-Z0-9-]+', width: 150, help: on('欧盟客户以国家代码开头，例如 DE811569869。', 'Of EU customers with the code of the country, DE811569869.') },
    currency: { kind: 'code', label: on('币种', 'Currency'), required: true, initial: 'USD', maxLength: 3, pattern: '[A-Z]{3}', width: 76 },
    paymentMethod: { kind: 'ref', label: on('收款方式', 'Payment method'), entity: 'paymentMethod', width: 200 },
    creditLimit: {
      kind: 'money', label: on('信用额度', 'Credit limit'), approval: true, scale: 2, min: '0', currency: { field: 'currency' }, width: 124,
      help: on('修改须财务经理审批。', 'A change waits for the finance manager.'),
    },
    used: { ...owed('已用额度', 'Used'), figure: true },
    available: { ...owed('可用额度', 'Available'), figure: true },
    receivable: { ...owed('应收余额', 'Receivable'), hidden: true },
    openAmount: { ...owed('未结订单', 'Open orders'), hidden: true },
    overdue: owed('逾期', 'Overdue'),
    salesUser: { kind: 'user', label: on('销售负责人', 'Sales'), width: 110 },
    note: { kind: 'text', label: on('备注', 'Note'), maxLength: 500, lines: 2, hidden: true, width: 200 },
    addresses: {
      kind: 'lines', label: on('地址', 'Addresses'), by: ['name'], most: 50,
      fields: {
        name: { kind: 'text', label: on('地址名称', 'Called'), required: true, maxLength: 60, width: 130 },
        country: { kind: 'ref', label: on('国家', 'Country'), entity: 'country', required: true, width: 120 },
        region: { kind: 'text', label: on('州/省', 'State'), maxLength: 60, width: 110 },
        city: { kind: 'text', label: on('城市', 'City'), required: true, maxLength: 80, width: 130 },
        street: { kind: 'text', label: on('街道', 'Street'), required: true, maxLength: 200, width: 240 },
        postcode: { kind: 'text', label: on('邮编', 'Postcode'), maxLength: 20, width: 96 },
        contact: { kind: 'text', label: on('联系人', 'Contact'), maxLength: 80, width: 120 },
        phone: { kind: 'text', label: on('电话', 'Phone'), maxLength: 40, width: 140 },
      },
    },
  },
  unique: [{ fields: ['code'] }],
});

export const customer = definePage({
  key: 'customer',
  title: on('客户', 'Customers'),
  help: {
    why: on('线下订单与开票所用的企业客户，及其条款与信用额度。', 'B2B buyers with terms and credit, for offline orders and invoices.'),
    notes: [
      on('可用额度 = 信用额度 − 应收余额 − 未结订单；超出可用额度的订单被拒绝并说明差额。', 'Available = limit − receivable − open orders; an order beyond it is refused with the gap.'),
      on('“试算信用”说明一笔订单是否在额度内。', '“Check credit” tells whether an order fits.'),
      on('信用额度的修改须财务经理审批，审批前仍用原额度。', 'A change of the limit waits for the finance manager; the old one counts until then.'),
    ],
  },
  resource: customerRecords,
  columns: ['code', 'nameZh', 'nameEn', 'kind', 'country', 'taxId', 'currency', 'paymentMethod', 'creditLimit', 'used', 'available', 'overdue', 'salesUser', 'receivable', 'openAmount', 'note', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'kind', 'country', 'salesUser', 'available', 'overdue', 'currency', 'status'],
  search: ['code', 'nameZh', 'nameEn', 'taxId'],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [
    { title: on('客户', 'Customer'), fields: ['code', 'kind', 'nameZh', 'nameEn', 'country', 'taxId', 'salesUser', 'note'] },
    { title: on('条款', 'Terms'), fields: ['currency', 'paymentMethod', 'creditLimit'] },
    { title: on('地址', 'Addresses'), fields: ['addresses'] },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'checkCredit', title: on('试算信用', 'Check credit'), on: 'one', permission: 'list',
      input: { amount: { kind: 'decimal', label: on('订单金额', 'Order'), required: true, scale: 2, min: '0', max: '99999999999', help: on('以客户的币种。', 'In the currency of the customer.') } },
    },
  ],
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'kind', 'country', 'taxId', 'currency', 'paymentMethod', 'creditLimit', 'salesUser'],
    mode: 'per_row',
    example: { code: 'C-2001', nameZh: '湖岸汽车维修连锁', nameEn: 'Lakeshore Auto Repair Inc.', kind: '企业客户', country: 'US', taxId: '36-4719205', currency: 'USD', paymentMethod: 'EOM30', creditLimit: '50000' },
  },
});
