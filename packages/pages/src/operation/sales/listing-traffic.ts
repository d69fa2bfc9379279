import { text } from '@axle/kernel';
import { definePage, defineResource, type IntegerField } from '@axle/page-kit';
import { sellerSkuPattern } from '../../catalog/mapping/mapping-options.ts';
import { siteOfStore } from '../../catalog/site/site-of-store.ts';
import { trafficColumns, trafficPassedOver } from './traffic-report.ts';

const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 99_999_999,
  width: 100,
  ...more,
});

/** How many people saw listings on days, as their platform reports it. */
const listingTrafficRecords = defineResource({
  entity: 'listingTraffic',
  label: text('流量', 'Traffic'),
  service: 'operation',
  readFrom: 'listing_traffic_list',
  nameFields: ['day', 'sellerSku', 'store'],
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    day: {
      kind: 'date',
      label: text('日期', 'Day'),
      required: true,
      key: true,
      immutable: true,
      width: 112,
      help: text('报表中选的日期（站点时区）。', 'The day that was chosen for the report, by the clock of the site.'),
    },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true, key: true, immutable: true, width: 150 },
    site: {
      kind: 'ref',
      label: text('站点', 'Site'),
      entity: 'site',
      paired: siteOfStore,
      required: true,
      key: true,
      immutable: true,
      width: 110,
    },
    sellerSku: {
      kind: 'code',
      label: text('卖家SKU', 'Seller SKU'),
      required: true,
      key: true,
      immutable: true,
      maxLength: 60,
      pattern: sellerSkuPattern,
      width: 180,
    },
    ptSku: { kind: 'ref', label: text('PT SKU', 'PT SKU'), entity: 'ptSku', readOnly: true, width: 180 },
    asin: { kind: 'code', label: text('ASIN', 'ASIN'), maxLength: 20, pattern: '[A-Z0-9]+', width: 124 },
    sessions: count('访问', 'Sessions', { required: true }),
    pageViews: count('浏览', 'Page views'),
    buyBox: {
      kind: 'percent',
      label: text('购物车占比', 'Featured offer'),
      scale: 2,
      min: '0',
      max: '100',
      width: 120,
      help: text('推荐报价（购物车）占浏览的比例。', 'Share of the page views in which the offer was the featured one.'),
    },
    unitsOrdered: count('平台销量', 'Units ordered', {
      width: 116,
      help: text('平台统计的件数；“销售统计”按订单计件。', 'As the platform counts them; Sales statistics counts units by orders.'),
    }),
    conversion: {
      kind: 'percent',
      label: text('转化率', 'Conversion'),
      readOnly: true,
      figure: true,
      unsorted: true,
      scale: 2,
      min: '0',
      max: '99999999999',
      width: 110,
      quotient: { part: 'unitsOrdered', whole: 'sessions', times: 100 },
      help: text('平台销量 ÷ 访问。', 'Units ordered ÷ sessions.'),
    },
  },
  unique: [{ fields: ['day', 'store', 'site', 'sellerSku'] }],
});

export const listingTraffic = definePage({
  key: 'listingTraffic',
  title: text('流量', 'Traffic'),
  words: ['访问', '会话', '转化率', 'sessions', 'conversion', 'business report'],
  help: {
    why: text('导入亚马逊业务报告中每天每个Listing的访问。', 'Records the sessions of listings by day from Amazon’s business reports.'),
    notes: [
      text(
        '报表：“业务报告 → 详情页面上的销售量与流量（按子商品）”，CSV，须含SKU列；开始与结束选同一天。',
        'Report: Business Reports → Detail Page Sales and Traffic by Child Item, CSV, with the SKU column; choose the same day as start and end.',
      ),
      text(
        '文件中没有日期：日期、店铺与站点在导入时填写一次。同一天再次导入即替换。',
        'The file holds no date: day, store and site are entered once per file. Importing a day again replaces it.',
      ),
      text(
        '店铺与站点中没有该卖家SKU的行会被退回；请先在“PT SKU”中新增。',
        'Rows whose seller SKU the store does not have on the site are refused: add it in PT SKU first.',
      ),
      text(
        '“销售统计”与“平台Listing”的访问与转化率由此而来。',
        'Sessions and conversion in Sales statistics and Platform listings come from here.',
      ),
    ],
  },
  resource: listingTrafficRecords,
  columns: [
    'day',
    'sellerSku',
    'store',
    'site',
    'sessions',
    'pageViews',
    'buyBox',
    'unitsOrdered',
    'conversion',
    'ptSku',
    'asin',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: ['day', 'sellerSku', 'ptSku', 'asin', 'store', 'site', 'sessions'],
  totals: ['sessions', 'pageViews', 'unitsOrdered', 'conversion'],
  search: ['sellerSku', 'asin'],
  sort: [{ field: 'day', descending: true }],
  form: [
    {
      title: text('流量', 'Traffic'),
      fields: ['day', 'store', 'site', 'sellerSku', 'asin', 'sessions', 'pageViews', 'buyBox', 'unitsOrdered'],
    },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  titles: { import: text('导入业务报告', 'Import business report') },
  importing: {
    columns: ['day', 'store', 'site', 'sellerSku', 'asin', 'sessions', 'pageViews', 'buyBox', 'unitsOrdered'],
    mode: 'per_row',
    asked: ['day', 'store', 'site'],
    also: trafficColumns,
    passedOver: trafficPassedOver,
    example: {
      day: '2026-11-20',
      store: 'AMZ-NA',
      site: 'AMZ-US',
      sellerSku: 'BRP-10001',
      asin: 'B0CX1AXLE0',
      sessions: '128',
      pageViews: '164',
      buyBox: '97.5',
      unitsOrdered: '11',
    },
  },
});
