import { definePage, defineResource } from '@axle/page-kit';
import { exceptionFields, exceptionStates, exceptionStateOptions } from './exception-states.ts';
import { setThreshold, thresholdsTool } from './listing-thresholds.ts';
import { openListingAction } from './open-listing-action.ts';

export const listingExceptionRecords = defineResource({
  entity: 'listingException',
  label: { zh: 'Listing异常', en: 'Listing exception' },
  service: 'item',
  nameFields: ['msku', 'rule'],
  scopedBy: { kind: 'shop', field: 'store' },
  searchedThrough: 'sku',
  fields: {
    level: {
      kind: 'enum',
      label: { zh: '级别', en: 'Level' },
      required: true,
      readOnly: true,
      width: 90,
      options: [
        { code: 'high', label: { zh: '高', en: 'High' }, tone: 'bad' },
        { code: 'mid', label: { zh: '中', en: 'Mid' }, tone: 'warn' },
        { code: 'low', label: { zh: '低', en: 'Low' }, tone: 'neutral' },
      ],
    },
    rule: {
      kind: 'enum',
      label: { zh: '规则', en: 'Rule' },
      required: true,
      readOnly: true,
      width: 150,
      options: [
        { code: 'suppressed', label: { zh: '禁止显示(搜索被抑制)', en: 'Search suppressed' } },
        { code: 'stranded', label: { zh: '无在售信息', en: 'Stranded' } },
        { code: 'noBuyBox', label: { zh: '失去购物车', en: 'No buy box' } },
        { code: 'priceHigh', label: { zh: '售价过高', en: 'Price too high' } },
        { code: 'priceLow', label: { zh: '售价过低', en: 'Price too low' } },
        { code: 'ratingLow', label: { zh: '评分过低', en: 'Rating too low' } },
        { code: 'noImage', label: { zh: '缺主图', en: 'Main image missing' } },
        { code: 'noFitment', label: { zh: '缺车型适配', en: 'No fitment' } },
        { code: 'brandWrong', label: { zh: '品牌不符', en: 'Brand mismatch' } },
        { code: 'outOfStock', label: { zh: '断货', en: 'Out of stock' } },
      ],
    },
    store: { kind: 'ref', label: { zh: '店铺', en: 'Store' }, entity: 'store', required: true, readOnly: true, width: 200 },
    site: { kind: 'ref', label: { zh: '站点', en: 'Site' }, entity: 'site', required: true, readOnly: true, width: 120 },
    msku: { kind: 'text', label: { zh: 'MSKU', en: 'MSKU' }, required: true, readOnly: true, key: true, maxLength: 60, width: 140 },
    asin: { kind: 'code', label: { zh: 'ASIN', en: 'ASIN' }, required: true, readOnly: true, maxLength: 10, width: 120 },
    sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', readOnly: true, width: 130 },
    value: {
      kind: 'text',
      label: { zh: '当前值', en: 'Current value' },
      readOnly: true,
      maxLength: 100,
      width: 110,
      seenWith: { page: 'amazonListingSummary', field: 'price' },
    },
    threshold: {
      kind: 'text',
      label: { zh: '阈值', en: 'Threshold' },
      readOnly: true,
      maxLength: 100,
      width: 110,
      seenWith: { page: 'estimatedProfit', field: 'targetPrice' },
      help: {
        zh: '失去购物车按小时，售价按站点币种；售价过低的阈值为目标售价。',
        en: 'Hours for the buy box; prices in the currency of the site. The lower price limit is the target price.',
      },
    },
    since: { kind: 'date', label: { zh: '开始日期', en: 'Since' }, required: true, readOnly: true, width: 110 },
    unitsLost: {
      kind: 'integer',
      label: { zh: '预估损失销量', en: 'Est. units lost' },
      readOnly: true,
      min: 0,
      max: 100_000_000,
      width: 104,
      help: {
        zh: '开始前28天的日均销量 × 天数 − 其间销量。',
        en: 'Average daily units of the 28 days before it began × days since, less the units sold since.',
      },
    },
    ...exceptionFields,
  },
  states: exceptionStates,
});

export const amazonListingException = definePage({
  key: 'amazonListingException',
  title: { zh: '亚马逊Listing异常', en: 'Listing exceptions' },
  words: ['链接异常', 'listing issues'],
  help: {
    why: { zh: '每天列出正在损失销量的Listing，便于逐条处理。', en: 'A daily work list of listings that lose sales.' },
    notes: [
      {
        zh: '每天凌晨按最新快照检查，也可随时点“立即检查”；问题消失的自动关闭。',
        en: 'Listings are checked every night against the latest snapshots, and whenever somebody clicks “Check now”. Exceptions that no longer apply are closed automatically.',
      },
      {
        zh: '售价下限为预估利润中的目标售价；近28天有销量而可售库存为0视为断货；品类中没有任何SKU维护车型适配时，不检查适配。',
        en: 'The lower price limit is the target price from the estimated profit. A listing with sales in the last 28 days and no stock is out of stock. Fitment is not checked in categories without any fitment.',
      },
      {
        zh: '售价上限为近30天中位价的倍数；评论数达到设定值后才检查评分；倍数与阈值可按站点设置。',
        en: 'The upper price limit is a multiple of the 30-day median price. Ratings are checked once a listing has enough reviews. Multiples and thresholds can be set per site.',
      },
      {
        zh: '禁止显示、无在售信息、失去购物车、缺主图、断货为高；售价、评分、适配为中；品牌为低。',
        en: 'Search suppressed, stranded, no buy box, main image missing and out of stock are high; price, rating and fitment are mid; brand is low.',
      },
      {
        zh: '已忽略的在问题消失前不再提示；处理完成后下次检查仍存在的另记一条。',
        en: 'An ignored exception stays quiet until the problem has gone. One that was resolved and is found again becomes a new row.',
      },
    ],
  },
  resource: listingExceptionRecords,
  columns: [
    'msku',
    'level',
    'rule',
    'asin',
    'store',
    'site',
    'value',
    'threshold',
    'since',
    'unitsLost',
    'state',
    'handler',
    'result',
    'sku',
    'foundAt',
    'endedAt',
    'mended',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['rule', 'level', 'store', 'site', 'asin', 'msku', 'sku', 'state', 'handler', 'since', 'unitsLost'],
  totals: ['unitsLost'],
  search: ['msku', 'asin'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'live', title: { zh: '未处理', en: 'Unresolved' }, filters: [{ field: 'state', op: 'in', value: ['open', 'doing'] }] },
    { key: 'mine', title: { zh: '我的', en: 'Mine' }, mine: 'handler', filters: [{ field: 'state', op: 'eq', value: 'doing' }] },
    ...exceptionStateOptions
      .filter(({ code }) => ['done', 'ignored'].includes(String(code)))
      .map(({ code, label }) => ({
        key: String(code),
        title: label,
        filters: [{ field: 'state', op: 'eq', value: code }] as const,
      })),
    { key: 'thresholds', title: { zh: '阈值', en: 'Thresholds' }, tool: thresholdsTool },
  ],
  standard: ['list', 'export', 'log'],
  permissions: { log: 'list' },
  transitions: ['assign', 'handle', 'ignore'],
  actions: [
    openListingAction,
    {
      key: 'reprice',
      title: { zh: '试算售价', en: 'Price what-if' },
      permission: 'list',
      on: 'one',
      effect: 'open',
      opens: { section: 'basic', page: 'estimatedProfit', tab: 'whatIf', inputs: { sku: 'sku', site: 'site' } },
    },
    { key: 'check', title: { zh: '立即检查', en: 'Check now' }, permission: 'update', on: 'none' },
    setThreshold,
  ],
});
