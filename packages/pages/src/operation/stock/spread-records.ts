import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { units } from './stock-figures.ts';

const weeks = { kind: 'decimal', readOnly: true, scale: 1, min: '0', width: 104 } as const;

/** What of each SKU lies in the warehouses of a country, and how long it lasts in each. */
export const spreadRecords = defineResource({
  entity: 'stockSpread',
  label: text('多仓分布', 'Stock by warehouse'),
  service: 'stock',
  nameFields: ['sku', 'warehouse'],
  managed: false,
  searchedThrough: 'sku',
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, key: true, width: 230 },
    warehouse: { kind: 'ref', label: text('仓库', 'Warehouse'), entity: 'warehouse', readOnly: true, key: true, width: 150 },
    country: { kind: 'ref', label: text('国家', 'Country'), entity: 'country', readOnly: true, width: 110 },
    category: { kind: 'cascade', label: text('品类', 'Category'), entity: 'category', readOnly: true, hidden: true, width: 150 },
    available: units(text('可用', 'Available'), { help: text('可用减预占。', 'Available less reservations.') }),
    arriving: units(text('在途', 'In transit'), {
      unsorted: true,
      help: text('未收完的入库单与未发出的调拨。', 'Receipts that are not complete, and transfers that have not left.'),
    }),
    safety: units(text('安全库存', 'Safety stock'), { unsorted: true }),
    weekly: {
      ...weeks,
      label: text('周需求', 'Demand a week'),
      help: text('近13周该仓节点的周均销量。', 'Average weekly sales of the nodes of the warehouse over 13 weeks.'),
    },
    demandShare: {
      kind: 'percent',
      label: text('需求占比', 'Demand share'),
      readOnly: true,
      unsorted: true,
      scale: 1,
      places: 1,
      min: '0',
      max: '100',
      bar: true,
      width: 110,
    },
    coverWeeks: {
      ...weeks,
      label: text('可售周数', 'Cover (weeks)'),
      help: text('可用 ÷ 周需求；无需求时为空。', 'Available ÷ demand a week; empty without demand.'),
    },
    aged: units(text('库龄>180天', 'Older than 180 days'), { width: 120 }),
    lastMile: {
      kind: 'money',
      label: text('平均尾程', 'Average last mile'),
      readOnly: true,
      scale: 2,
      currency: { code: 'CNY' },
      width: 120,
      help: text(
        '近90天由该仓发往其买家的单件尾程费；未发过为空。',
        'What a piece cost to bring to its buyer from this warehouse, over 90 days; empty where none was shipped.',
      ),
      seenWith: { page: 'orderProfit', field: 'lastMile' },
    },
    total: units(text('全国可用', 'Country total'), { unsorted: true, width: 104 }),
    totalWeekly: { ...weeks, label: text('全国周需求', 'Country demand a week'), unsorted: true, width: 130 },
    imbalance: {
      ...weeks,
      min: '1',
      max: '99',
      label: text('失衡度', 'Imbalance'),
      help: text(
        '国内各仓最长与最短可售周数之比，最高99；空仓按0.1周，仅一仓有需求时为1。',
        'Longest by shortest cover of the warehouses of the country; an empty one counts as 0.1 weeks. At most 99, and 1 with demand in one warehouse alone.',
      ),
    },
    suggested: { kind: 'bool', label: text('有调拨建议', 'Transfer suggested'), readOnly: true, width: 120 },
    countedAt: { kind: 'instant', label: text('统计时间', 'Counted at'), readOnly: true, unsorted: true, width: 150 },
  },
  unique: [{ fields: ['sku', 'warehouse'] }],
});
