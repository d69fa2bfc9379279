import { text } from '@axle/kernel';
import { checkPrices } from '@axle/purchasing';
import { definePage, defineResource } from '@axle/page-kit';
import { changesTab } from './changes-tool.ts';
import { compareTab } from './compare-tool.ts';
import { breakPlaces, supplierSkuActions } from './supplier-sku-actions.ts';
import { supplierSkuFields } from './supplier-sku-fields.ts';
import { supplierSkuStates } from './supplier-sku-states.ts';

export const supplierSkuRecords = defineResource({
  entity: 'supplierSku',
  label: text('供应商SKU', 'Supplier SKU'),
  service: 'item',
  readFrom: 'supplier_sku_list',
  nameFields: ['supplierItemNo', 'name'],
  knownBy: { code: 'supplierItemNo' },
  searchedThrough: 'sku',
  scopedBy: { kind: 'supplier', field: 'supplier' },
  constraints: {
    supplier_sku_one_primary: {
      code: 'ONE_PRIMARY',
      field: 'isPrimary',
      message: { zh: '该SKU已有首选供应商', en: 'The SKU already has a primary supplier' },
    },
    supplier_sku_primary_of_sku: {
      code: 'PRIMARY_WITHOUT_SKU',
      field: 'isPrimary',
      message: { zh: '未关联SKU的条目不能设为首选', en: 'An item without a SKU cannot be primary' },
    },
  },
  fields: supplierSkuFields,
  unique: [{ fields: ['supplier', 'supplierItemNo'] }],
  checks: [checkPrices],
  states: supplierSkuStates,
});

export const supplierSkuList = definePage({
  key: 'supplierSkuList',
  title: text('供应商SKU', 'Supplier SKU list'),
  words: ['货号', '阶梯价', '价目表', 'price list', 'supplier item', 'MOQ'],
  help: {
    why: text(
      '采购员在一处维护供应商如何称呼一个货品、多少数量什么价、如何包装。',
      'Buyers keep in one place what each supplier calls an item, what it costs at which quantity, and how it is packed.',
    ),
    notes: [
      text(
        '订单单价取下单当天有效、起量不超过该SKU订单总数的最大一档。',
        'Orders take the break that is valid on the day, with the largest quantity not above the SKU’s total in the order.',
      ),
      text(
        '首次报价与涨价在“价格审批”等待另一人通过，之前按原价下单；降价即时生效。',
        'First prices and increases wait in “Price approval” for another person, and orders keep the old price until then; lower prices apply at once.',
      ),
      text(
        '“设价”从一个日期起替换原价：原价于前一天失效。',
        '“Set prices” replaces prices from a day on: the former ones end the day before.',
      ),
      text(
        '“比价”按一个数量比较各供应商：先按起订量、箱规、订货倍数进位，再算金额。',
        '“Compare” ranks the suppliers of a SKU for a quantity: rounded up to MOQ, carton and order multiple, then priced.',
      ),
      text(
        '试用的货号在首批验收合格后自动启用；“合格率”为该SKU由该供应商交检的批次中首检合格的占比。',
        'An item on trial becomes active with its first accepted lot. “Accepted lots” is the share of the supplier’s lots of the SKU that passed at first inspection.',
      ),
      text(
        '“变更记录”列出价格与条款的每次变更：何时、何人、原值与新值。',
        '“Changes” lists every change of prices and terms: when, by whom, the old value and the new one.',
      ),
    ],
  },
  resource: supplierSkuRecords,
  columns: [
    'supplier',
    'supplierItemNo',
    'sku',
    'name',
    'isPrimary',
    'sharePct',
    'state',
    'priceWaits',
    'currency',
    'price',
    'breakCount',
    'priceTrend',
    'moq',
    'cartonQty',
    'orderMultiple',
    'leadDays',
    'incoterm',
    'taxRate',
    'validTo',
    'lastPrice',
    'changePct',
    'lastOrderAt',
    'qualityRate',
    'category',
    'priceInclTax',
    'priceProposedBy',
    'priceProposedAt',
    'priceRefusal',
    'mouldCost',
    'mouldOwner',
    'origin',
    'note',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: [
    'supplierItemNo',
    'sku',
    'supplier',
    'category',
    'state',
    'isPrimary',
    'priceWaits',
    'currency',
    'price',
    'moq',
    'leadDays',
    'validTo',
  ],
  search: ['supplierItemNo', 'name'],
  sort: [{ field: 'updatedAt', descending: true }],
  headline: ['supplier', 'sku', 'price', 'moq', 'cartonQty', 'leadDays', 'validTo'],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'tab1', title: text('无SKU', 'Not linked'), filters: [{ field: 'sku', op: 'isEmpty' }] },
    { key: 'tab2', title: text('价格到期', 'Price expiring'), filters: [{ field: 'validTo', op: 'between', value: 'next30d' }] },
    { key: 'tab3', title: text('价格审批', 'Price approval'), filters: [{ field: 'priceWaits', op: 'eq', value: true }] },
    changesTab,
    compareTab,
  ],
  form: [
    {
      title: text('货品', 'Item'),
      fields: ['supplier', 'supplierItemNo', 'sku', 'name', 'sharePct', 'origin', 'note'],
    },
    {
      title: text('订货', 'Ordering'),
      fields: ['moq', 'cartonQty', 'orderMultiple', 'leadDays', 'incoterm', 'mouldCost', 'mouldOwner'],
    },
    { title: text('价格', 'Prices'), fields: ['currency', 'priceInclTax', 'taxRate', 'breaks'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  transitions: ['activate', 'pause', 'resume', 'stop'],
  actions: supplierSkuActions,
  importing: {
    columns: [
      'supplier',
      'supplierItemNo',
      'sku',
      'name',
      'currency',
      'moq',
      'cartonQty',
      'orderMultiple',
      'leadDays',
      ...breakPlaces.flatMap(
        place => [`breaks.${place}.minQty`, `breaks.${place}.price`, `breaks.${place}.validFrom`, `breaks.${place}.validTo`] as const,
      ),
    ],
    mode: 'per_row',
    lines: 'breaks',
    abreast: breakPlaces.length,
    also: Object.fromEntries(
      breakPlaces.flatMap(place => [
        [`breaks.${place}.minQty`, [`minQty${place}`]],
        [`breaks.${place}.price`, [`price${place}`]],
      ]),
    ),
    example: {
      supplier: 'SP0001',
      supplierItemNo: 'BL-446-A',
      sku: 'BRP-10001',
      name: '前刹车片',
      currency: 'CNY',
      moq: '100',
      cartonQty: '20',
      leadDays: '30',
      'breaks.1.minQty': '1',
      'breaks.1.price': '10',
      'breaks.2.minQty': '500',
      'breaks.2.price': '9',
      'breaks.1.validFrom': '2026-07-01',
      'breaks.2.validFrom': '2026-07-01',
    },
  },
});
