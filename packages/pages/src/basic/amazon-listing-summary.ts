import { definePage } from '@axle/page-kit';
import { listingHealthBoard } from './amazon/listing-boards.ts';
import { amazonListingRecords } from './amazon/listing-records.ts';
import { syncAction, syncsTab } from '../system/shop/shop-sync.ts';

export const amazonListingSummary = definePage({
  key: 'amazonListingSummary',
  title: { zh: '亚马逊Listing汇总', en: 'Amazon listing summary' },
  help: {
    why: { zh: '一屏看全部亚马逊Listing的健康状况与最近快照以来的走势。', en: 'The health of all Amazon listings on one screen with the trend since the last snapshots.' },
    notes: [
      { zh: '列表显示每个Listing的最新快照；较早的快照画成90天走势线。', en: 'The list shows the last snapshot of each listing; the earlier ones are drawn as its course over 90 days.' },
      { zh: '“同步”向平台取各店铺当天的快照，每个店铺15分钟一次，也每天自动取一次；结果见“同步记录”。', en: '“Fetch listings” takes the snapshots of the day from the platform, a shop once in 15 minutes, and once a day by itself; “Fetched” tells what came of it.' },
      { zh: '导入每日Listing报表，按店铺、站点、MSKU、快照日期更新。', en: 'Import the listing report of a day; rows go by shop, site, MSKU and day of the snapshot.' },
      { zh: '购物车占比按在售Listing计算。', en: 'The share with the buy box is of the active listings.' },
      { zh: '销量取自每日快照；可售天数 = 可售库存 ÷ 近28天日均销量。', en: 'Units are those of the daily snapshots; cover days are the stock by the mean of 28 days.' },
    ],
  },
  resource: amazonListingRecords,
  columns: [
    'msku', 'image', 'asin', 'store', 'site', 'sku', 'price', 'priceTrend', 'buyBox', 'rank', 'rankTrend', 'rating', 'reviews', 'units7', 'units28', 'unitsTrend', 'fulfilment', 'stock', 'coverDays', 'fitmentCount', 'images', 'listingStatus', 'snapshotDate',
    'title', 'brand', 'fnsku', 'units', 'currency', 'updatedBy', 'updatedAt',
  ],
  pinned: 1,
  filters: ['asin', 'msku', 'sku', 'store', 'site', 'brand', 'listingStatus', 'buyBox', 'rating', 'coverDays', 'units28', 'fitmentCount', 'fulfilment', 'snapshotDate'],
  search: ['msku', 'asin', 'title'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'listings', title: { zh: 'Listing列表', en: 'Listings' }, filters: [{ field: 'latest', op: 'eq', value: true }] },
    { key: 'byBrand', title: { zh: '按品牌', en: 'By brand' }, board: listingHealthBoard('byBrand', '各品牌', 'Brands', { field: 'brand', op: 'eq' }) },
    { key: 'byStore', title: { zh: '按店铺', en: 'By shop' }, board: listingHealthBoard('byStore', '各店铺', 'Shops', { field: 'store', op: 'record' }) },
    syncsTab({ zh: 'Listing数', en: 'Listings' }),
  ],
  standard: ['list', 'import', 'export'],
  actions: [syncAction({ zh: '同步', en: 'Fetch listings' }, 'update')],
  importing: {
    columns: ['store', 'site', 'msku', 'asin', 'fnsku', 'sku', 'title', 'brand', 'price', 'buyBox', 'rank', 'rating', 'reviews', 'fulfilment', 'stock', 'units', 'fitmentCount', 'images', 'listingStatus', 'snapshotDate'],
    mode: 'per_row',
    also: {
      msku: ['seller-sku'], asin: ['asin1'], title: ['item-name'], stock: ['quantity'], units: ['units-ordered'], fulfilment: ['fulfillment-channel'], listingStatus: ['status'],
    },
    example: {
      store: 'AMZ-NA', site: 'AMZ-US', msku: 'BRP-10000', asin: 'B0CX1AXLE0', fnsku: 'X001AXLE01', title: 'AxlePro Front brake pads for Toyota Camry 2018-2024', brand: 'AxlePro', price: '39.99', buyBox: '是',
      rank: '18240', rating: '4.4', reviews: '132', fulfilment: 'FBA', stock: '240', units: '6', fitmentCount: '7', images: '6', listingStatus: '在售', snapshotDate: '2026-11-21',
    },
  },
});
