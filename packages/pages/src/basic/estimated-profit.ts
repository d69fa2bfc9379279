import { estimateAgain, estimateHolds, usualTargetMargin } from '@axle/logistics';
import { definePage, defineResource, type Field } from '@axle/page-kit';
import { fbaTierOptions } from './freight/fba-lines.ts';
import { fulfilmentOptions } from './mapping/mapping-options.ts';
import { estimateStates, missingOptions } from './profit/profit-options.ts';
import { whatIf } from './profit/what-if.ts';

const on = (zh: string, en: string) => ({ zh, en });
const amount = (zh: string, en: string, more: Partial<Field> = {}): Field =>
  ({ kind: 'money', label: on(zh, en), scale: 4, currency: { field: 'currency' }, width: 112, ...more }) as Field;
const worked = (zh: string, en: string, more: Partial<Field> = {}): Field => amount(zh, en, { readOnly: true, ...more });
const share = (zh: string, en: string): Field => ({ kind: 'percent', label: on(zh, en), readOnly: true, scale: 2, places: 2, min: '-99999999', max: '99999999', width: 104 });
const results = ['revenue', 'referral', 'fulfilmentFee', 'storage', 'ads', 'purchase', 'firstLeg', 'duty', 'landed', 'goods', 'other', 'profit', 'margin', 'roi', 'targetPrice', 'breakEven'];

export const estimatedProfitRecords = defineResource({
  entity: 'estimatedProfit',
  label: on('预估利润', 'Estimated profit'),
  service: 'operation',
  readFrom: 'estimated_profit_shown',
  nameFields: ['sku', 'site', 'fulfilment'],
  fields: {
    sku: { kind: 'ref', label: on('SKU', 'SKU'), entity: 'sku', required: true, immutable: true, key: true, width: 220 },
    sellerSkus: { kind: 'tags', label: on('卖家SKU', 'Seller SKUs'), readOnly: true, figure: true, maxLength: 60, width: 170, help: on('来自SKU映射。', 'From the SKU map.') },
    category: { kind: 'cascade', label: on('品类', 'Category'), entity: 'category', readOnly: true, figure: true, hidden: true, width: 150 },
    site: { kind: 'ref', label: on('站点', 'Site'), entity: 'site', required: true, immutable: true, key: true, width: 120 },
    fulfilment: { kind: 'enum', label: on('配送方式', 'Fulfilment'), required: true, immutable: true, key: true, options: fulfilmentOptions, initial: 'fba', width: 100 },
    currency: { kind: 'code', label: on('币种', 'Currency'), readOnly: true, figure: true, maxLength: 3, width: 76 },
    price: amount('售价', 'Price', { required: true, help: on('站点币种，含增值税。', 'In the currency of the site, with VAT.') }),
    declValue: amount('申报价值', 'Declared value', { help: on('每件完税价格，站点币种；留空取SKU的申报价值。', 'Dutiable value of a piece, in the currency of the site; that of the SKU unless given.'), hidden: true }),
    dutyCode: { kind: 'code', label: on('目的国税号', 'Tariff code there'), maxLength: 13, pattern: '\\d{6,13}', hidden: true, width: 130, help: on('目的国的海关编码；留空取SKU的。', 'The code of the country that it is sold in; that of the SKU unless given.') },
    targetMargin: { kind: 'percent', label: on('目标利润率', 'Target margin'), scale: 4, places: 2, min: '-100', max: '100', initial: usualTargetMargin, hidden: true, width: 110, help: on('留空则没有目标售价。', 'Without one there is no target price.') },
    state: { kind: 'enum', label: on('状态', 'State'), readOnly: true, options: estimateStates, width: 96 },
    missing: { kind: 'enumList', label: on('缺少', 'Missing'), readOnly: true, options: missingOptions, width: 170 },
    revenue: worked('净收入', 'Revenue', { hidden: true, help: on('不含增值税与退货。', 'Without VAT and returns.') }),
    referral: worked('佣金', 'Referral'),
    fulfilmentFee: worked('配送费', 'Fulfilment fee'),
    storage: worked('仓储费', 'Storage'),
    ads: worked('广告', 'Ads'),
    purchase: worked('采购净价', 'Purchase, net', { hidden: true, help: on('采购价减出口退税。', 'The purchase price less the export rebate.') }),
    firstLeg: worked('头程', 'First leg'),
    duty: worked('关税', 'Duty'),
    landed: worked('到仓成本', 'Landed', { hidden: true }),
    goods: worked('货物成本', 'Goods'),
    other: worked('其他', 'Other', { hidden: true }),
    profit: worked('利润', 'Profit'),
    margin: share('利润率', 'Margin'),
    roi: share('投资回报率', 'ROI'),
    targetPrice: worked('目标售价', 'Target price', { help: on('达到目标利润率的最低售价。', 'The least price that reaches the target margin.') }),
    breakEven: worked('保本价', 'Break-even', { hidden: true }),
    tier: { kind: 'enum', label: on('FBA分段', 'FBA tier'), readOnly: true, options: fbaTierOptions, width: 120 },
    tableVersions: { kind: 'text', label: on('所用数据', 'Worked out by'), readOnly: true, hidden: true, maxLength: 1000, width: 320 },
    calcAt: { kind: 'instant', label: on('计算时间', 'Computed at'), readOnly: true, width: 150 },
    stale: { kind: 'bool', label: on('已过时', 'Stale'), readOnly: true, figure: true, width: 90, help: on('计算之后SKU、参数、费率、税率或汇率有变化。', 'The SKU, the parameters, a rate or a table changed since.') },
  },
  unique: [{ fields: ['sku', 'site', 'fulfilment'] }],
  checks: [estimateHolds],
  derive: estimateAgain,
});

export const estimatedProfit = definePage({
  key: 'estimatedProfit',
  title: on('预估利润', 'Estimated profit'),
  help: {
    why: on('采购或定价之前，看一件商品在每个站点赚多少，以及卖多少钱才够。', 'What a unit earns on each site before it is bought or priced, and at which price it earns enough.'),
    notes: [
      on('利润 = 净收入 − 佣金 − 配送费 − 仓储费 − 广告 − 货物成本 − 其他；净收入不含增值税与退货。', 'Profit = revenue − referral − fulfilment − storage − ads − goods − other; revenue is without VAT and returns.'),
      on('到仓成本 = (采购价 − 出口退税) ÷ 汇率 + 头程 + 关税；退货中能再售的部分不计入货物成本。', 'Landed = (purchase price − export rebate) ÷ exchange rate + first leg + duty; what is returned and sold again is saved.'),
      on('尺寸、采购价与税率取自SKU、海关编码、FBA/FBM运费表、运输方式与汇率；退货、广告等取自“利润参数”。缺少的项目写在“缺少”，不会按零计算。', 'Sizes, prices and rates come from the SKU, tariff codes, rate cards, shippings and exchange rates; returns, ads and the like from “Profit parameters”. What is missing is named and never taken for zero.'),
      on('申报价值与目的国税号留空时取SKU“各国申报价值”中该国的一行（美元，按汇率折算）；运输方式含税的不需要。', 'Declared value and the tariff code there are those that the SKU declares for the country (in dollars, by the exchange rate) unless given; a shipping with duty included needs neither.'),
      on('“计算器”拖动售价，立即看到利润瀑布；不保存。', 'The calculator shows the waterfall as the price is moved; nothing is kept.'),
    ],
  },
  resource: estimatedProfitRecords,
  columns: [
    'sku', 'site', 'fulfilment', 'sellerSkus', 'currency', 'price', 'referral', 'fulfilmentFee', 'storage', 'ads', 'firstLeg', 'duty', 'goods', 'profit', 'margin', 'roi', 'targetPrice',
    'tier', 'state', 'missing', 'stale', 'calcAt', 'revenue', 'purchase', 'landed', 'other', 'breakEven', 'targetMargin', 'declValue', 'dutyCode', 'tableVersions', 'category', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt',
  ],
  pinned: 2,
  filters: ['sku', 'sellerSkus', 'site', 'fulfilment', 'category', 'margin', 'profit', 'stale', 'state', 'missing', 'price', 'tier'],
  sort: [{ field: 'margin' }],
  tabs: [
    { key: 'results', title: on('结果', 'Results') },
    { key: 'calculator', title: on('计算器', 'Calculator'), view: 'basic/profit-calculator' },
    whatIf(['price', ...results]),
  ],
  form: [
    { title: on('商品', 'Item'), fields: ['sku', 'site', 'fulfilment', 'price', 'targetMargin'] },
    { title: on('关税', 'Duty'), fields: ['declValue', 'dutyCode'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  actions: [
    { key: 'calc', title: on('计算', 'Compute'), permission: 'update', on: 'many', tone: 'primary', preview: true },
  ],
  importing: {
    columns: ['sku', 'site', 'fulfilment', 'price', 'targetMargin', 'declValue', 'dutyCode'],
    mode: 'per_row',
    example: { sku: 'BRP-10001', site: 'AMZ-US', fulfilment: 'FBA', price: '89.99', targetMargin: '25', declValue: '12.00', dutyCode: '8708305040' },
  },
});
