import { definePage, defineResource } from '@axle/page-kit';
import { platformOptions } from '../system/shop/platform-options.ts';
import { fulfilmentOptions, listingStatusOptions, mapInput, mapStateOptions, sellerSkuPattern } from './mapping/mapping-options.ts';

const on = (zh: string, en: string) => ({ zh, en });
const stateTab = (key: string, zh: string, en: string) => ({ key, title: on(zh, en), filters: [{ field: 'state', op: 'eq' as const, value: key }] });

export const ptSkuRecords = defineResource({
  entity: 'ptSku',
  label: on('PT SKU', 'PT SKU'),
  service: 'item',
  readFrom: 'pt_sku_shown',
  nameFields: ['sellerSku'],
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    ptNo: { kind: 'code', label: on('PT编号', 'PT no.'), readOnly: true, figure: true, maxLength: 12, width: 124 },
    sellerSku: { kind: 'code', label: on('卖家SKU', 'Seller SKU'), required: true, key: true, immutable: true, maxLength: 60, pattern: sellerSkuPattern, width: 190 },
    platform: { kind: 'enum', label: on('平台', 'Platform'), readOnly: true, figure: true, options: platformOptions, width: 100 },
    store: { kind: 'ref', label: on('店铺', 'Shop'), entity: 'store', required: true, immutable: true, width: 170 },
    site: { kind: 'ref', label: on('站点', 'Site'), entity: 'site', required: true, immutable: true, width: 130 },
    itemId: { kind: 'code', label: on('ASIN/商品ID', 'ASIN / item'), maxLength: 20, pattern: '[A-Z0-9-]+', width: 130 },
    fnsku: { kind: 'code', label: on('FNSKU', 'FNSKU'), readOnly: true, figure: true, unsorted: true, maxLength: 10, width: 120, help: on('来自FBA映射。', 'From the FBA map.') },
    title: { kind: 'text', label: on('标题', 'Title'), maxLength: 500, fold: true, width: 320 },
    fulfilment: { kind: 'enum', label: on('配送方式', 'Fulfilment'), required: true, options: fulfilmentOptions, initial: 'fbm', width: 100 },
    listingStatus: { kind: 'enum', label: on('Listing状态', 'Listing'), options: listingStatusOptions, initial: 'active', width: 112 },
    state: { kind: 'enum', label: on('映射状态', 'Mapping'), readOnly: true, figure: true, options: mapStateOptions, width: 104, help: on('由当日有效的SKU映射得出；FBA映射与其不一致时为冲突。', 'From the SKU map of today; an FBA map that says otherwise is a conflict.') },
    parts: { kind: 'text', label: on('映射', 'Parts'), readOnly: true, figure: true, unsorted: true, maxLength: 400, width: 220 },
    skus: { kind: 'tags', label: on('SKU', 'SKU'), readOnly: true, figure: true, maxLength: 32, hidden: true, through: { view: 'pt_sku_part', by: ['id'], column: 'sku_code' }, width: 160 },
    units28: { kind: 'integer', label: on('28天销量', 'Units, 28 days'), readOnly: true, figure: true, unsorted: true, min: 0, max: 1_000_000_000, seenWith: { page: 'amazonListingSummary', field: 'units28' }, width: 110, help: on('近28天售出的套数：平台快照所报；没有快照时，按已出库的店铺订单折算。仅在显示时计算，不能排序。', 'Units sold in the last 28 days: as the platform tells in its snapshots, else from the shop’s orders that were shipped. Worked out as it is shown: lists cannot come in its order.') },
    manager: { kind: 'user', label: on('负责人', 'Manager'), width: 110 },
    ignoreReason: { kind: 'text', label: on('忽略原因', 'Why ignored'), readOnly: true, maxLength: 200, hidden: true, width: 200 },
    source: {
      kind: 'enum', label: on('来源', 'Source'), readOnly: true, width: 104, help: on('最先由谁带入：人工或文件、平台的Listing、订单。', 'Who brought it first: people or a file, the listings of the platform, an order.'),
      options: [
        { code: 'people', label: on('人工', 'People'), tone: 'neutral' },
        { code: 'listing', label: on('Listing同步', 'Listing feed'), tone: 'info' },
        { code: 'order', label: on('订单', 'Order'), tone: 'info' },
      ],
    },
    address: { kind: 'text', label: on('平台页面', 'On the platform'), readOnly: true, figure: true, links: true, maxLength: 300, width: 190, seenWith: { page: 'ptSku', field: 'itemId' } },
    firstSeen: { kind: 'date', label: on('首次出现', 'First seen'), readOnly: true, figure: true, width: 112 },
  },
  unique: [{ fields: ['store', 'site', 'sellerSku'], words: on('该店铺站点已存在此SellerSKU', 'Seller SKU exists in this store and site') }],
});

export const ptSku = definePage({
  key: 'ptSku',
  title: on('PT SKU', 'PT SKU'),
  help: {
    why: on('运营在此保存各平台在售的全部Listing，一眼看出哪些还没有对应的MRP SKU。', 'Everything that is offered on the platforms, and at once what has no MRP SKU behind it.'),
    notes: [
      on('“映射”依次按编码相同、连字符前的编码、标题中的OE号提出建议，选中后生成SKU映射。', '“Map” proposes by the same code, then by the code before a hyphen, then by an OE number in the title; what is chosen becomes a SKU map.'),
      on('一个Listing由多个SKU组成时，在“SKU映射”页新增。', 'A listing of several SKUs is mapped on the page of SKU maps.'),
      on('同步店铺Listing时出现的新SellerSKU自动列入，来源为“Listing同步”；新品SKU有了在售的Listing即自动上架。', 'New seller SKUs come by themselves when the listings of a shop are fetched, with the listing feed as source; a new SKU goes on sale with its first active listing.'),
      on('忽略的Listing不再列入PT SKU异常；同一店铺站点的SellerSKU不能重复。', 'What is ignored leaves the exceptions; a seller SKU stands once in a shop and site.'),
    ],
  },
  resource: ptSkuRecords,
  columns: ['ptNo', 'sellerSku', 'platform', 'store', 'site', 'itemId', 'fnsku', 'title', 'fulfilment', 'listingStatus', 'state', 'parts', 'units28', 'manager', 'firstSeen', 'source', 'address', 'skus', 'ignoreReason', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 2,
  filters: ['sellerSku', 'itemId', 'skus', 'platform', 'store', 'site', 'fulfilment', 'state', 'listingStatus', 'manager', 'source', 'firstSeen'],
  search: ['sellerSku', 'itemId', 'title'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: on('全部', 'All') },
    stateTab('unmapped', '未映射', 'Unmapped'),
    stateTab('mapped', '已映射', 'Mapped'),
    stateTab('conflict', '冲突', 'Conflict'),
    stateTab('ignored', '忽略', 'Ignored'),
  ],
  editsCells: true,
  form: [{ title: on('PT SKU', 'PT SKU'), fields: ['store', 'site', 'sellerSku', 'itemId', 'fulfilment', 'listingStatus', 'title', 'manager'] }],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  actions: [
    {
      key: 'map', title: on('映射', 'Map'), permission: 'update', on: 'one', tone: 'primary', proposes: true, input: mapInput,
      when: { field: 'state', in: ['unmapped', 'mapped', 'conflict'] },
      confirm: on('生成一条SKU映射；同范围的现行映射在前一天截止。', 'A SKU map is made; one of the same scope that is in force ends the day before.'),
    },
    {
      key: 'ignore', title: on('忽略', 'Ignore'), permission: 'update', on: 'many', when: { field: 'state', in: ['unmapped', 'mapped', 'conflict'] },
      input: { reason: { kind: 'text', label: on('原因', 'Reason'), required: true, maxLength: 200 } },
    },
    { key: 'heed', title: on('取消忽略', 'Heed again'), permission: 'update', on: 'many', when: { field: 'state', in: ['ignored'] } },
    {
      key: 'setManager', title: on('设负责人', 'Set manager'), permission: 'update', on: 'many',
      input: { manager: { kind: 'user', label: on('负责人', 'Manager'), required: true } },
    },
  ],
  importing: {
    columns: ['store', 'site', 'sellerSku', 'itemId', 'fulfilment', 'listingStatus', 'title', 'manager'],
    mode: 'per_row',
    example: { store: 'AMZ-NA', site: 'AMZ-US', sellerSku: 'BP-0446-US', itemId: 'B07XK2M4QD', fulfilment: 'FBA', listingStatus: '在售', title: 'Front Brake Pads Set of 4 for Camry 2012-2017', manager: 'operator' },
  },
});
