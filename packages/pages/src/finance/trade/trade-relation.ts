import { text } from '@axle/kernel';
import { checkTradeRelation } from '@axle/finance';
import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const tradeRelationRecords = defineResource({
  entity: 'tradeRelation',
  label: text('贸易关系', 'Trade relation'),
  service: 'base',
  readFrom: 'trade_relation_list',
  nameFields: ['effectiveFrom', 'currency'],
  constraints: {
    trade_relation_relation_ended: {
      code: 'ENDED',
      field: 'effectiveTo',
      message: { zh: '已结束的贸易关系不能修改', en: 'A trade relation that has ended cannot be changed' },
    },
  },
  fields: {
    seller: { kind: 'ref', label: text('卖方', 'Seller'), entity: 'companyEntity', required: true, immutable: true, width: 210 },
    buyer: { kind: 'ref', label: text('买方', 'Buyer'), entity: 'companyEntity', required: true, immutable: true, width: 210 },
    currency: {
      kind: 'code',
      label: text('币种', 'Currency'),
      required: true,
      initial: 'USD',
      maxLength: 3,
      pattern: '[A-Z]{3}',
      width: 76,
    },
    markup: {
      kind: 'percent',
      label: text('加价率', 'Markup'),
      required: true,
      scale: 4,
      places: 2,
      min: '-20',
      max: '200',
      width: 96,
      help: text('在上一环节价格上的加价比例，−20至200。', 'On top of the price of the previous leg, −20 to 200.'),
    },
    incoterm: {
      kind: 'enum',
      label: text('贸易术语', 'Incoterm'),
      width: 96,
      options: ['EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'].map(code => ({ code, label: text(code, code) })),
    },
    paymentMethod: { kind: 'ref', label: text('付款方式', 'Payment method'), entity: 'paymentMethod', width: 200 },
    effectiveFrom: { kind: 'date', label: text('生效日期', 'Effective from'), required: true, key: true, width: 116 },
    effectiveTo: {
      kind: 'date',
      label: text('失效日期', 'Effective to'),
      width: 116,
      help: text('留空表示长期有效。', 'Leave empty if open-ended.'),
    },
    routes: {
      kind: 'integer',
      label: text('使用路线数', 'Routes using it'),
      readOnly: true,
      figure: true,
      min: 0,
      max: 1_000_000,
      width: 104,
      help: text('包含这一环节的启用路线数。', 'Enabled routes with this leg.'),
    },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, hidden: true, width: 200 },
  },
  unique: [{ fields: ['seller', 'buyer', 'effectiveFrom'] }],
  checks: [checkTradeRelation],
});

export const tradeRelation = definePage({
  key: 'tradeRelation',
  title: text('贸易关系', 'Trade relations'),
  help: {
    why: text('集团内一家公司以何种加价率和币种卖给另一家。', 'At which markup and currency one group company sells to another.'),
    notes: [
      text(
        '同一对公司的生效期不能重叠；已失效的关系不能修改。',
        'Periods of the same two companies cannot overlap; expired relations cannot be changed.',
      ),
      text(
        '“新加价率”从所填日期起建立新关系，当前关系于前一天失效；此前的转移价格不变。',
        '“New markup” ends the current relation the day before and creates a new one; earlier transfer prices do not change.',
      ),
      text(
        '转移价格 = 上一环节价格 ×（1 + 加价率）÷ 汇率，保留两位小数。',
        'Transfer price = price of the previous leg × (1 + markup) ÷ exchange rate, to two decimals.',
      ),
    ],
  },
  resource: tradeRelationRecords,
  columns: [
    'seller',
    'buyer',
    'currency',
    'markup',
    'incoterm',
    'paymentMethod',
    'effectiveFrom',
    'effectiveTo',
    'routes',
    'note',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: ['seller', 'buyer', 'currency', 'markup', 'incoterm', 'effectiveFrom', 'effectiveTo', 'status'],
  search: ['note'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'open', title: text('长期有效', 'Open-ended'), filters: [{ field: 'effectiveTo', op: 'isEmpty' }] },
    { key: 'ended', title: text('已结束', 'Ended'), filters: [{ field: 'effectiveTo', op: 'between', value: 'olderThan1d' }] },
  ],
  form: [
    {
      title: text('贸易关系', 'Trade relation'),
      fields: ['seller', 'buyer', 'currency', 'markup', 'incoterm', 'paymentMethod', 'effectiveFrom', 'effectiveTo', 'note'],
    },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'newMarkup',
      title: text('新加价率', 'New markup'),
      on: 'one',
      permission: 'add',
      when: { field: 'status', in: [1] },
      confirm: text('当前关系于新日期的前一天失效。', 'The current relation ends the day before the new one starts.'),
      input: {
        effectiveFrom: { kind: 'date', label: text('生效日期', 'Effective from'), required: true },
        markup: { kind: 'percent', label: text('加价率', 'Markup'), required: true, scale: 4, min: '-20', max: '200' },
      },
    },
  ],
  importing: {
    columns: ['seller', 'buyer', 'effectiveFrom', 'effectiveTo', 'currency', 'markup', 'incoterm', 'paymentMethod'],
    mode: 'per_row',
    example: {
      seller: 'AX-SZ',
      buyer: 'AX-HK',
      effectiveFrom: '2026-07-01',
      currency: 'USD',
      markup: '5',
      incoterm: 'FOB',
      paymentMethod: 'EOM60',
    },
  },
});
