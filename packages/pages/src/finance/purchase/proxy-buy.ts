import { text } from '@axle/kernel';
import { checkProxyBuy, tryProxyFee } from '@axle/finance';
import { definePage, defineResource, type MoneyField, standardActions } from '@axle/page-kit';
const yuan = (zh: string, en: string): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 2,
  min: '0',
  currency: { code: 'CNY' },
});

export const proxyBuyRecords = defineResource({
  entity: 'proxyBuy',
  label: text('代采', 'Agent purchase'),
  service: 'base',
  readFrom: 'proxy_buy_list',
  nameFields: ['code'],
  searchedThrough: 'sku',
  fields: {
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, immutable: true, key: true, width: 280 },
    proxy: {
      kind: 'ref',
      label: text('代采公司', 'Purchasing agent'),
      entity: 'supplier',
      required: true,
      width: 190,
      help: text('须为“代采公司”类型的供应商。', 'A supplier of type “Purchasing agent”.'),
    },
    realSupplier: { kind: 'ref', label: text('实际供应商', 'Actual supplier'), entity: 'supplier', required: true, width: 190 },
    feeRate: {
      kind: 'percent',
      label: text('代采费率', 'Agent fee rate'),
      required: true,
      scale: 4,
      places: 2,
      min: '0',
      max: '10',
      width: 100,
      help: text('占货款的比例，0至10。', 'Share of the goods value, 0 to 10.'),
    },
    invoiceBy: {
      kind: 'enum',
      label: text('开票方', 'Invoiced by'),
      required: true,
      initial: 'proxy',
      width: 120,
      options: [
        { code: 'proxy', label: text('代采公司', 'Purchasing agent'), tone: 'info' },
        { code: 'real', label: text('实际供应商', 'Actual supplier'), tone: 'neutral' },
      ],
    },
    effectiveFrom: { kind: 'date', label: text('生效日期', 'Effective from'), required: true, immutable: true, key: true, width: 116 },
    effectiveTo: {
      kind: 'date',
      label: text('失效日期', 'Effective to'),
      width: 116,
      help: text('留空表示长期有效。', 'Leave empty if open-ended.'),
    },
    lastPo: { kind: 'code', label: text('最近采购单', 'Last PO'), readOnly: true, figure: true, maxLength: 40, width: 140 },
    code: { kind: 'code', label: text('SKU编码', 'SKU code'), readOnly: true, figure: true, maxLength: 32, hidden: true, width: 140 },
    note: { kind: 'text', label: text('代采原因', 'Reason'), maxLength: 500, lines: 2, width: 220 },
  },
  unique: [{ fields: ['sku', 'effectiveFrom'] }],
  checks: [checkProxyBuy],
});

export const proxyBuy = definePage({
  key: 'proxyBuy',
  title: text('代采清单', 'Purchasing agents'),
  words: ['代购', 'agency purchase'],
  help: {
    why: text(
      '实际厂家不能开票或出口、须通过代采公司采购的SKU。',
      'SKUs that are bought through a purchasing agent because the manufacturer cannot invoice or export.',
    ),
    notes: [
      text(
        '代采公司须为“代采公司”类型的供应商；同一SKU的生效期不能重叠。',
        'The purchasing agent must be a supplier of that type; periods of a SKU cannot overlap.',
      ),
      text(
        '结算时代采费 = 货款 × 费率，单列一行；“试算费用”按数量、单价与费率计算。',
        'In the settlement, agent fee = goods value × rate, on its own line; “Calculate fee” works it out from quantity, price and rate.',
      ),
      text(
        '“建立下一期”复制为新的一期，原来的一期于前一天失效。',
        '“Next period” copies the record as a new period and ends the current one the day before.',
      ),
    ],
  },
  resource: proxyBuyRecords,
  columns: [
    'sku',
    'code',
    'proxy',
    'realSupplier',
    'feeRate',
    'invoiceBy',
    'effectiveFrom',
    'effectiveTo',
    'lastPo',
    'note',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['code', 'proxy', 'realSupplier', 'feeRate', 'invoiceBy', 'effectiveFrom', 'effectiveTo', 'status'],
  search: ['code', 'note'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'open', title: text('长期有效', 'Open-ended'), filters: [{ field: 'effectiveTo', op: 'isEmpty' }] },
    { key: 'ended', title: text('已结束', 'Ended'), filters: [{ field: 'effectiveTo', op: 'between', value: 'olderThan1d' }] },
    {
      key: 'tryFee',
      title: text('试算费用', 'Calculate fee'),
      tool: {
        work: tryProxyFee,
        inputs: {
          quantity: { kind: 'integer', label: text('数量', 'Quantity'), required: true, min: 1, max: 10_000_000 },
          price: { kind: 'money', label: text('单价', 'Price'), required: true, scale: 4, min: '0', currency: { code: 'CNY' } },
          feeRate: {
            kind: 'percent',
            label: text('代采费率', 'Agent fee rate'),
            required: true,
            scale: 4,
            min: '0',
            max: '10',
            initial: '2',
          },
        },
        results: { goods: yuan('货款', 'Goods value'), fee: yuan('代采费', 'Agent fee'), total: yuan('合计', 'Total') },
      },
    },
  ],
  form: [
    { title: text('代采', 'Agent purchase'), fields: ['sku', 'proxy', 'realSupplier', 'feeRate', 'invoiceBy', 'note'] },
    { title: text('有效期', 'Effective period'), fields: ['effectiveFrom', 'effectiveTo'] },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'nextPeriod',
      title: text('建立下一期', 'Next period'),
      permission: 'add',
      on: 'one',
      input: { effectiveFrom: { kind: 'date', label: text('生效日期', 'Effective from'), required: true } },
      confirm: text('复制为新的一期；原来的一期于前一天失效。', 'Copies it as a new period; the current one ends the day before.'),
    },
  ],
  importing: {
    columns: ['sku', 'proxy', 'realSupplier', 'feeRate', 'invoiceBy', 'effectiveFrom', 'effectiveTo', 'note'],
    mode: 'per_row',
    example: {
      sku: 'ARM-10062',
      proxy: 'S1036',
      realSupplier: 'S1010',
      feeRate: '2',
      invoiceBy: '代采公司',
      effectiveFrom: '2026-01-01',
      note: '厂家不能开具专票',
    },
  },
});
