import { definePage, defineResource } from '@axle/page-kit';
import { exceptionFields, exceptionStates, exceptionStateOptions } from './exception-states.ts';
import { setThreshold, thresholdsTool } from './listing-thresholds.ts';

export const listingExceptionRecords = defineResource({
  entity: 'listingException',
  label: { zh: 'Listing异常', en: 'Listing exception' },
  service: 'item',
  nameFields: ['msku', 'rule'],
  scopedBy: { kind: 'shop', field: 'store' },
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
        { code: 'suppressed', label: { zh: '被抑制', en: 'Suppressed' } },
        { code: 'stranded', label: { zh: '无在售信息', en: 'Stranded' } },
        { code: 'noBuyBox', label: { zh: '失去购物车', en: 'No buy box' } },
        { code: 'priceHigh', label: { zh: '售价过高', en: 'Price too high' } },
        { code: 'priceLow', label: { zh: '售价过低', en: 'Price too low' } },
        { code: 'ratingLow', label: { zh: '评分过低', en: 'Rating too low' } },
        { code: 'noImage', label: { zh: '缺主图', en: 'Main image missing' } },
        { code: 'noFitment', label: { zh: '缺车型适配', en: 'No fitment' } },
        { code: 'brandWrong', label: { zh: '品牌不符', en: 'Other brand' } },
        { code: 'outOfStock', label: { zh: '断货', en: 'Out of stock' } },
      ],
    },
    store: { kind: 'ref', label: { zh: '店铺', en: 'Shop' }, entity: 'store', required: true, readOnly: true, width: 150 },
    site: { kind: 'ref', label: { zh: '站点', en: 'Site' }, entity: 'site', required: true, readOnly: true, width: 120 },
    msku: { kind: 'text', label: { zh: 'MSKU', en: 'MSKU' }, required: true, readOnly: true, key: true, maxLength: 60, width: 160 },
    asin: { kind: 'code', label: { zh: 'ASIN', en: 'ASIN' }, required: true, readOnly: true, maxLength: 10, width: 120 },
    sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', readOnly: true, width: 150 },
    value: { kind: 'text', label: { zh: '当前值', en: 'Value' }, readOnly: true, maxLength: 100, width: 110 },
    threshold: {
      kind: 'text',
      label: { zh: '阈值', en: 'Threshold' },
      readOnly: true,
      maxLength: 100,
      width: 110,
      seenWith: { page: 'estimatedProfit', field: 'targetPrice' },
      help: {
        zh: '失去购物车按小时，售价按站点币种；售价过低的阈值为目标售价。',
        en: 'Hours for the buy box, the currency of the site for prices; a price is too low below its target price.',
      },
    },
    since: { kind: 'date', label: { zh: '开始日期', en: 'Since' }, required: true, readOnly: true, width: 110 },
    unitsLost: {
      kind: 'integer',
      label: { zh: '估计少卖', en: 'Units lost' },
      readOnly: true,
      min: 0,
      max: 100_000_000,
      width: 104,
      help: {
        zh: '开始前28天的日均销量 × 天数 − 其间销量。',
        en: 'The mean of the 28 days before it for every day since, less what was sold.',
      },
    },
    ...exceptionFields,
  },
  states: exceptionStates,
});

export const amazonListingException = definePage({
  key: 'amazonListingException',
  title: { zh: '亚马逊Listing异常', en: 'Listing exceptions' },
  help: {
    why: { zh: '每日列出正在损失销量的Listing，逐条处理。', en: 'A daily work list of listings that lose sales.' },
    notes: [
      {
        zh: '每天凌晨按最新快照检查，“立即检查”随时再查；已修复的自动关闭。',
        en: 'Checked every night by the last snapshots, and whenever somebody presses “Check now”; what is mended is closed by itself.',
      },
      {
        zh: '售价下限为预估利润中已计算的目标售价；近28天有销量而可售库存为0为断货；所属品类没有任何车型适配的SKU不查适配。',
        en: 'The least price is the target price of the estimated profit; without stock and sold within 28 days is out of stock; parts of a category that fits no vehicle need no fitment.',
      },
      {
        zh: '售价上限为30天中位价的倍数；评分在评论数达到后才算；倍数与阈值按站点设置。',
        en: 'The limit of a price is so often its median of 30 days; a rating counts from so many reviews on; each site may have thresholds of its own.',
      },
      {
        zh: '被抑制、无在售信息、失去购物车、缺主图、断货为高；售价、评分、适配为中；品牌为低。',
        en: 'Suppressed, stranded, without buy box, main image or stock are high; price, rating and fitment mid; the brand low.',
      },
      {
        zh: '忽略的在问题消失前不再提示；处理完成后下次检查仍有则另记一条。',
        en: 'What is ignored is quiet until the fault is gone; what was handled and is found again is a new row.',
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
    { key: 'live', title: { zh: '未结', en: 'Unsettled' }, filters: [{ field: 'state', op: 'in', value: ['open', 'doing'] }] },
    { key: 'mine', title: { zh: '我的', en: 'Mine' }, mine: 'handler', filters: [{ field: 'state', op: 'eq', value: 'doing' }] },
    ...exceptionStateOptions
      .filter(({ code }) => ['done', 'ignored'].includes(String(code)))
      .map(({ code, label }) => ({
        key: String(code),
        title: label,
        filters: [{ field: 'state', op: 'eq' as const, value: code }],
      })),
    { key: 'thresholds', title: { zh: '阈值', en: 'Thresholds' }, tool: thresholdsTool },
  ],
  standard: ['list', 'export', 'log'],
  permissions: { log: 'list' },
  transitions: ['assign', 'handle', 'ignore'],
  actions: [{ key: 'check', title: { zh: '立即检查', en: 'Check now' }, permission: 'update', on: 'none' }, setThreshold],
});
