import { text } from '@axle/kernel';
import { checkMapPeriod, mappedSkus, mapRemarks, checkMapShares } from '@axle/catalog';
import { definePage, defineResource, type IntegerField, type RefField, standardActions } from '@axle/page-kit';
import { platformOptions } from '../../system/shop/platform-options.ts';
import { mapLevelOptions, sellerSkuPattern } from './mapping-options.ts';
import { skuMapTest } from './map-test.ts';
import { siteOfStore } from '../site/site-of-store.ts';
const sku: RefField = { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, width: 240 };
const qty: IntegerField = { kind: 'integer', label: text('数量', 'Quantity'), required: true, min: 1, max: 999, initial: 1, width: 96 };
const places = [1, 2, 3, 4, 5] as const;

export const skuMapRecords = defineResource({
  entity: 'skuMap',
  label: text('SKU映射', 'SKU map'),
  service: 'item',
  readFrom: 'sku_map_list',
  nameFields: ['sellerSku', 'effectiveFrom'],
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    sellerSku: {
      kind: 'code',
      label: text('卖家SKU', 'Seller SKU'),
      required: true,
      key: true,
      immutable: true,
      maxLength: 60,
      pattern: sellerSkuPattern,
      width: 190,
    },
    platform: {
      kind: 'enum',
      label: text('平台', 'Platform'),
      required: true,
      immutable: true,
      options: platformOptions,
      initial: 'amazon',
      width: 100,
    },
    store: {
      kind: 'ref',
      label: text('店铺', 'Store'),
      entity: 'store',
      immutable: true,
      width: 170,
      help: text('留空适用于平台全部店铺。', 'Leave empty to cover every store of the platform.'),
    },
    site: {
      kind: 'ref',
      label: text('站点', 'Site'),
      entity: 'site',
      paired: siteOfStore,
      immutable: true,
      width: 130,
      help: text('留空适用于全部站点。', 'Leave empty to cover every site.'),
    },
    parts: {
      kind: 'text',
      namesOf: 'sku',
      label: text('映射内容', 'Mapped SKUs'),
      readOnly: true,
      figure: true,
      maxLength: 400,
      width: 260,
    },
    shares: {
      kind: 'text',
      label: text('分摊', 'Revenue shares'),
      readOnly: true,
      figure: true,
      maxLength: 100,
      width: 120,
      help: text('留空时按成本分摊。', 'Leave empty to share revenue by cost.'),
    },
    skus: {
      kind: 'tags',
      codesOf: 'sku',
      label: text('SKU', 'SKU'),
      readOnly: true,
      figure: true,
      maxLength: 32,
      hidden: true,
      width: 160,
    },
    level: { kind: 'enum', label: text('范围', 'Scope'), readOnly: true, figure: true, options: mapLevelOptions, width: 130 },
    several: { kind: 'bool', label: text('多件组合', 'Multiple SKUs'), readOnly: true, figure: true, hidden: true, width: 112 },
    notSold: {
      kind: 'tags',
      codesOf: 'sku',
      label: text('不可售SKU', 'Unsellable SKUs'),
      readOnly: true,
      figure: true,
      maxLength: 32,
      width: 150,
      help: text(
        '草稿、停售或归档的SKU：映射仍可保存，但订单无法发出。',
        'SKUs that are draft, discontinued or archived: the map can be saved, but its orders cannot be shipped.',
      ),
    },
    effectiveFrom: { kind: 'date', label: text('生效日期', 'Effective from'), required: true, key: true, immutable: true, width: 116 },
    effectiveTo: {
      kind: 'date',
      label: text('失效日期', 'Effective to'),
      width: 116,
      help: text('留空表示长期有效。', 'Leave empty if open-ended.'),
    },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 500, lines: 2, hidden: true, width: 200 },
    lines: {
      kind: 'lines',
      label: text('库存SKU', 'Stocked SKUs'),
      required: true,
      by: ['sku'],
      most: 50,
      sums: ['qty'],
      fields: {
        sku,
        qty,
        revenueShare: {
          kind: 'percent',
          label: text('分摊比例', 'Revenue share'),
          scale: 4,
          min: '0',
          max: '100',
          width: 110,
          help: text('各行合计须为100；全部留空则按成本分摊。', 'Must sum to 100; leave all empty to share by cost.'),
        },
      },
    },
  },
  unique: [{ fields: ['platform', 'site', 'store', 'sellerSku', 'effectiveFrom'] }],
  checks: [checkMapPeriod, checkMapShares],
});

export const skuMap = definePage({
  key: 'skuMap',
  title: text('SKU映射', 'SKU map'),
  words: ['配对', 'sku mapping', 'listing mapping'],
  help: {
    why: text(
      '维护每个售出的Listing对应哪些库存SKU、各几件，供订单与计划使用。',
      'Defines which stocked SKUs, and how many of each, one sold listing stands for; used by orders and planning.',
    ),
    notes: [
      text(
        '同一卖家SKU取最具体的映射：店铺+站点 > 店铺 > 平台+站点 > 平台。',
        'The most specific map of a seller SKU applies: store and site > store > platform and site > platform.',
      ),
      text(
        '同一范围的生效期不能重叠；已失效的映射不能修改，请用“截止并新建”从某日起变更。',
        'Periods of one scope cannot overlap; expired maps cannot be changed. Use “End and create new” to change a map from a date.',
      ),
      text(
        '映射到草稿、停售或归档的SKU时，表单会提醒，列表归入“含不可售SKU”；不阻止保存。',
        'A map to a draft, discontinued or archived SKU shows a warning in the form and is listed under “With unsellable SKUs”; it can still be saved.',
      ),
      text(
        '“测试”按店铺、站点、卖家SKU与日期说明取哪一条映射及原因，套件展开到库存SKU。',
        '“Test” shows which map applies for a store, site, seller SKU and date, and why; kits are exploded to their components.',
      ),
      text(
        '导入每行一个映射：SKU 1、数量 1 至 SKU 5、数量 5 并列，分摊按成本。',
        'In an import each row is one map, with SKU 1, Quantity 1 to SKU 5, Quantity 5 side by side; revenue is shared by cost.',
      ),
    ],
  },
  resource: skuMapRecords,
  columns: [
    'sellerSku',
    'platform',
    'site',
    'store',
    'parts',
    'shares',
    'level',
    'effectiveFrom',
    'effectiveTo',
    'notSold',
    'skus',
    'several',
    'note',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['sellerSku', 'skus', 'platform', 'store', 'site', 'level', 'several', 'effectiveFrom', 'effectiveTo', 'status'],
  search: ['sellerSku', 'note'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'several', title: text('多件组合', 'Multiple SKUs'), filters: [{ field: 'several', op: 'eq', value: true }] },
    { key: 'notSold', title: text('含不可售SKU', 'With unsellable SKUs'), filters: [{ field: 'notSold', op: 'notEmpty' }] },
    skuMapTest,
  ],
  form: [
    { title: text('范围', 'Scope'), fields: ['platform', 'store', 'site', 'sellerSku', 'effectiveFrom', 'effectiveTo', 'note'] },
    { title: text('库存SKU', 'Stocked SKUs'), fields: ['lines'] },
  ],
  remarks: mapRemarks,
  remarkedOn: mappedSkus,
  standard: standardActions,
  actions: [
    {
      key: 'closeAndNew',
      title: text('截止并新建', 'End and create new'),
      permission: 'update',
      on: 'one',
      when: { field: 'status', in: [1] },
      confirm: text(
        '当前映射于新日期的前一天失效，新映射复制其库存SKU，可再修改。',
        'The current map ends the day before; the new one starts with the same SKUs, which you can then change.',
      ),
      input: { effectiveFrom: { kind: 'date', label: text('新映射生效日期', 'New map effective from'), required: true } },
    },
  ],
  importing: {
    columns: [
      'platform',
      'site',
      'store',
      'sellerSku',
      ...places.flatMap(place => [`lines.${place}.sku`, `lines.${place}.qty`] as const),
      'effectiveFrom',
      'effectiveTo',
    ],
    mode: 'per_row',
    lines: 'lines',
    abreast: places.length,
    also: Object.fromEntries(
      places.flatMap(place => [
        [`lines.${place}.sku`, [`sku${place}`]],
        [`lines.${place}.qty`, [`qty${place}`]],
      ]),
    ),
    example: {
      platform: '亚马逊',
      site: 'AMZ-US',
      store: 'AMZ-NA',
      sellerSku: 'BP-0446-US',
      'lines.1.sku': 'BRP-10001',
      'lines.1.qty': '2',
      effectiveFrom: '2026-05-01',
    },
  },
});
