import { text } from '@axle/kernel';
import { checkTradeRoute } from '@axle/finance';
import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const tradeRouteRecords = defineResource({
  entity: 'tradeRoute',
  label: text('贸易路线', 'Trade route'),
  service: 'base',
  readFrom: 'trade_route_list',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  constraints: {
    trade_route_one_default: {
      code: 'ONE_DEFAULT',
      field: 'isDefault',
      message: { zh: '该仓库已有默认路线', en: 'This warehouse has a default route' },
    },
  },
  fields: {
    code: { kind: 'code', label: text('路线编码', 'Route code'), required: true, key: true, immutable: true, maxLength: 20, width: 130 },
    nameZh: { kind: 'text', label: text('中文名称', 'Chinese name'), required: true, maxLength: 100, fold: true, width: 220 },
    nameEn: { kind: 'text', label: text('英文名称', 'English name'), required: true, maxLength: 160, fold: true, width: 250 },
    warehouse: { kind: 'ref', label: text('目的仓库', 'Destination warehouse'), entity: 'warehouse', required: true, width: 170 },
    chain: { kind: 'text', label: text('公司链', 'Company chain'), readOnly: true, figure: true, maxLength: 400, width: 200 },
    exporter: { kind: 'ref', label: text('报关抬头', 'Exporter of record'), entity: 'customsExporter', width: 130 },
    supervision: {
      kind: 'enum',
      label: text('监管方式', 'Customs regime'),
      width: 190,
      options: [
        { code: '0110', label: text('0110 一般贸易', '0110 General trade') },
        { code: '9710', label: text('9710 跨境B2B直接出口', '9710 Cross-border B2B direct export') },
        { code: '9810', label: text('9810 跨境出口海外仓', '9810 Export to overseas warehouse') },
        { code: '9610', label: text('9610 跨境零售', '9610 Cross-border retail') },
        { code: '1210', label: text('1210 保税电商', '1210 Bonded e-commerce') },
      ],
    },
    isDefault: {
      kind: 'bool',
      label: text('默认', 'Default'),
      initial: false,
      width: 80,
      help: text('每个仓库最多一条默认路线。', 'At most one default route per warehouse.'),
    },
    legs: {
      kind: 'lines',
      label: text('环节', 'Legs'),
      required: true,
      by: ['seller'],
      most: 10,
      fields: {
        seller: { kind: 'ref', label: text('卖方', 'Seller'), entity: 'companyEntity', required: true, width: 240 },
        buyer: { kind: 'ref', label: text('买方', 'Buyer'), entity: 'companyEntity', required: true, width: 240 },
        via: { kind: 'ref', label: text('经由港口', 'Via port'), entity: 'harbour', width: 180 },
      },
    },
  },
  unique: [{ fields: ['code'] }],
  checks: [checkTradeRoute],
});

export const tradeRoute = definePage({
  key: 'tradeRoute',
  title: text('贸易路线', 'Trade routes'),
  words: ['交易链', 'intercompany'],
  help: {
    why: text(
      '货物到仓库所经过的公司与地点，及其报关抬头与监管方式。',
      'The chain of companies and places a shipment passes on its way to a warehouse, with exporter of record and customs regime.',
    ),
    notes: [
      text(
        '各环节须首尾相接，同一公司只能出现一次，每一环节须有有效的贸易关系。',
        'Legs must be consecutive, a company can appear only once, and each leg needs a trade relation in force.',
      ),
      text(
        '“试算价格”按当日加价率与汇率逐环节计算转移价格。',
        '“Calculate prices” works out the transfer price of each leg with the markups and exchange rates of the day.',
      ),
      text('每个仓库最多一条默认路线。', 'At most one default route per warehouse.'),
      text(
        '导入时每行一个环节，路线编码相同的行属于同一条路线，按行的顺序首尾相接。',
        'In an import each row is a leg; rows with the same route code form one route, with legs in row order.',
      ),
    ],
  },
  resource: tradeRouteRecords,
  columns: [
    'code',
    'nameZh',
    'nameEn',
    'warehouse',
    'chain',
    'exporter',
    'supervision',
    'isDefault',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['code', 'nameZh', 'warehouse', 'chain', 'exporter', 'supervision', 'isDefault', 'status'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'tryPrice', title: text('试算价格', 'Calculate prices'), view: 'finance/try-route' },
  ],
  form: [
    { title: text('路线', 'Route'), fields: ['code', 'warehouse', 'nameZh', 'nameEn', 'exporter', 'supervision', 'isDefault'] },
    { title: text('环节', 'Legs'), fields: ['legs'] },
  ],
  standard: standardActions,
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'warehouse', 'exporter', 'supervision', 'isDefault', 'legs.seller', 'legs.buyer', 'legs.via'],
    mode: 'per_document',
    lines: 'legs',
    example: {
      code: 'SZ-HK-USE',
      nameZh: '深圳—香港—美东',
      nameEn: 'Shenzhen – Hong Kong – US East',
      warehouse: 'US-E',
      supervision: '9810',
      isDefault: '否',
      'legs.seller': 'AX-SZ',
      'legs.buyer': 'AX-HK',
    },
  },
});
