import { mapPeriodHolds, mappedSkus, mapRemarks, mapSharesHold } from '@axle/catalog';
import { definePage, defineResource, type LineField, standardActions } from '@axle/page-kit';
import { platformOptions } from '../../system/shop/platform-options.ts';
import { mapLevelOptions, sellerSkuPattern } from './mapping-options.ts';
import { skuMapTest } from './map-test.ts';

const on = (zh: string, en: string) => ({ zh, en });
const sku: LineField = { kind: 'ref', label: on('SKU', 'SKU'), entity: 'sku', required: true, width: 240 };
const qty: LineField = { kind: 'integer', label: on('数量', 'Quantity'), required: true, min: 1, max: 999, initial: 1, width: 96 };
const places = [1, 2, 3, 4, 5];

export const skuMapRecords = defineResource({
  entity: 'skuMap',
  label: on('SKU映射', 'SKU map'),
  service: 'item',
  readFrom: 'sku_map_shown',
  nameFields: ['sellerSku', 'effectiveFrom'],
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    sellerSku: {
      kind: 'code',
      label: on('卖家SKU', 'Seller SKU'),
      required: true,
      key: true,
      immutable: true,
      maxLength: 60,
      pattern: sellerSkuPattern,
      width: 190,
    },
    platform: {
      kind: 'enum',
      label: on('平台', 'Platform'),
      required: true,
      immutable: true,
      options: platformOptions,
      initial: 'amazon',
      width: 100,
    },
    store: {
      kind: 'ref',
      label: on('店铺', 'Shop'),
      entity: 'store',
      immutable: true,
      width: 170,
      help: on('留空适用于平台全部店铺。', 'Empty: every shop of the platform.'),
    },
    site: {
      kind: 'ref',
      label: on('站点', 'Site'),
      entity: 'site',
      immutable: true,
      width: 130,
      help: on('留空适用于全部站点。', 'Empty: every site.'),
    },
    parts: { kind: 'text', label: on('映射', 'Parts'), readOnly: true, figure: true, maxLength: 400, width: 260 },
    shares: {
      kind: 'text',
      label: on('分摊', 'Shares'),
      readOnly: true,
      figure: true,
      maxLength: 100,
      width: 120,
      help: on('留空时按成本分摊。', 'Empty: by cost.'),
    },
    skus: { kind: 'tags', label: on('SKU', 'SKU'), readOnly: true, figure: true, maxLength: 32, hidden: true, width: 160 },
    level: { kind: 'enum', label: on('范围', 'Scope'), readOnly: true, figure: true, options: mapLevelOptions, width: 130 },
    several: { kind: 'bool', label: on('多件组合', 'Several parts'), readOnly: true, figure: true, hidden: true, width: 112 },
    notSold: {
      kind: 'tags',
      label: on('不可售SKU', 'Not for sale'),
      readOnly: true,
      figure: true,
      maxLength: 32,
      width: 150,
      help: on(
        '草稿、停售或归档的SKU：映射仍可保存，但订单无法发出。',
        'SKUs that are drafts, stopped or archived: the map stands, but its orders cannot be shipped.',
      ),
    },
    effectiveFrom: { kind: 'date', label: on('生效日期', 'Effective from'), required: true, key: true, immutable: true, width: 116 },
    effectiveTo: { kind: 'date', label: on('失效日期', 'Effective to'), width: 116, help: on('留空表示长期有效。', 'Empty means open.') },
    note: { kind: 'text', label: on('备注', 'Note'), maxLength: 500, lines: 2, hidden: true, width: 200 },
    lines: {
      kind: 'lines',
      label: on('库存件', 'Parts'),
      required: true,
      by: ['sku'],
      most: 50,
      sums: ['qty'],
      fields: {
        sku,
        qty,
        revenueShare: {
          kind: 'percent',
          label: on('分摊比例', 'Share'),
          scale: 4,
          min: '0',
          max: '100',
          width: 110,
          help: on('各行合计100；全部留空按成本分摊。', 'They sum to 100; leave all empty and cost decides.'),
        },
      },
    },
  },
  unique: [{ fields: ['platform', 'site', 'store', 'sellerSku', 'effectiveFrom'] }],
  checks: [mapPeriodHolds, mapSharesHold],
});

export const skuMap = definePage({
  key: 'skuMap',
  title: on('SKU映射', 'SKU map'),
  help: {
    why: on(
      '告诉订单与计划：一个售出的Listing背后是哪些库存件、各几件。',
      'Tells orders and planning which stocked parts, and how many, stand behind one sold listing.',
    ),
    notes: [
      on(
        '同一SellerSKU取最具体的映射：店铺+站点 > 店铺 > 平台+站点 > 平台。',
        'The most specific map of a seller SKU holds: shop and site, then shop, then platform and site, then platform.',
      ),
      on(
        '同一范围的生效期不能重叠；已结束的映射不能修改，用“截止并新建”从某日起改变。',
        'Periods of one scope do not overlap; what has ended stays as it was: “Close and new” changes a map from a day on.',
      ),
      on(
        '映射到草稿、停售或归档的SKU时，表单当场提醒，列表列入“含不可售SKU”；不阻止保存。',
        'A map to a SKU that is a draft, stopped or archived is remarked upon in the form and stands under “Not for sale”; it is saved all the same.',
      ),
      on(
        '“测试”按店铺、站点、SellerSKU与日期说明取哪一条映射及原因，套件展开到库存件。',
        '“Test” tells which map holds for a shop, site, seller SKU and day, and why; kits come to their components.',
      ),
      on(
        '导入每行一个映射：SKU 1、数量 1 至 SKU 5、数量 5 并列，分摊按成本。',
        'A row of a file is a map: SKU 1, Quantity 1 to SKU 5, Quantity 5 side by side; cost decides the shares.',
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
    { key: 'all', title: on('全部', 'All') },
    { key: 'several', title: on('多件组合', 'Several parts'), filters: [{ field: 'several', op: 'eq', value: true }] },
    { key: 'notSold', title: on('含不可售SKU', 'Not for sale'), filters: [{ field: 'notSold', op: 'notEmpty' }] },
    skuMapTest,
  ],
  form: [
    { title: on('范围', 'Scope'), fields: ['platform', 'store', 'site', 'sellerSku', 'effectiveFrom', 'effectiveTo', 'note'] },
    { title: on('库存件', 'Parts'), fields: ['lines'] },
  ],
  remarks: mapRemarks,
  remarkedOn: mappedSkus,
  standard: standardActions,
  actions: [
    {
      key: 'closeAndNew',
      title: on('截止并新建', 'Close and new'),
      permission: 'update',
      on: 'one',
      when: { field: 'status', in: [1] },
      confirm: on(
        '当前映射在新日期的前一天截止，新映射照抄其库存件，再行修改。',
        'The map ends the day before; the new one begins with the same parts, to be changed then.',
      ),
      input: { effectiveFrom: { kind: 'date', label: on('新映射生效日期', 'New map from'), required: true } },
    },
  ],
  importing: {
    columns: [
      'platform',
      'site',
      'store',
      'sellerSku',
      ...places.flatMap(place => [`lines.${place}.sku`, `lines.${place}.qty`]),
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
