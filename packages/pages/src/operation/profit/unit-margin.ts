import { text } from '@axle/kernel';
import { type DateField, definePage, defineResource, type Fields } from '@axle/page-kit';

const day = (zh: string, en: string): DateField => ({ kind: 'date', label: text(zh, en), required: true, readOnly: true, width: 112 });

/** What a piece of a SKU earns at a site, as it was published for planning. */
const unitMarginRecords = defineResource({
  entity: 'unitMargin',
  label: text('单件利润', 'Unit margin'),
  service: 'operation',
  nameFields: ['sku', 'site'],
  managed: false,
  unique: [{ fields: ['sku', 'site'] }],
  searchedThrough: 'sku',
  fields: {
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, readOnly: true, key: true, width: 240 },
    site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', required: true, readOnly: true, key: true, width: 130 },
    margin: {
      kind: 'money',
      label: text('单件利润', 'Unit margin'),
      required: true,
      readOnly: true,
      scale: 2,
      min: '-99999999999999',
      currency: { code: 'CNY' },
      width: 150,
      seenWith: { page: 'orderProfit', field: 'profit' },
      help: text(
        '最近90天发货订单的利润 ÷ 件数；没有销售时取预估利润的最小值。',
        'Profit of the orders shipped in the last 90 days by their pieces; without sales the least of the estimated profits.',
      ),
    },
    source: {
      kind: 'enum',
      label: text('来源', 'Source'),
      required: true,
      readOnly: true,
      width: 110,
      options: [
        { code: 'orders', label: text('订单', 'Orders'), tone: 'good' },
        { code: 'estimate', label: text('预估', 'Estimate'), tone: 'neutral' },
      ],
    },
    qty: { kind: 'integer', label: text('件数', 'Qty'), required: true, readOnly: true, min: 0, max: 100_000_000, width: 90 },
    shippedFrom: day('发货从', 'Shipped from'),
    shippedTo: day('到', 'To'),
    publishedBy: { kind: 'user', label: text('发布人', 'Published by'), required: true, readOnly: true, width: 120 },
    publishedAt: { kind: 'instant', label: text('发布时间', 'Published at'), required: true, readOnly: true, width: 156 },
  } satisfies Fields,
});

export const unitMargin = definePage({
  key: 'unitMargin',
  title: text('计划用单件利润', 'Margins for planning'),
  words: ['单件利润', 'unit margin', 'MRP'],
  help: {
    why: text('每个SKU在每个站点的单件利润，发布供计划使用。', 'The unit margin of each SKU and site, published for planning.'),
    notes: [
      text(
        '由“SKU利润”页的“发布单件利润”写入，再次发布时全部重写。',
        'Written by “Publish margins” on SKU profit; publishing again replaces all of them.',
      ),
    ],
  },
  resource: unitMarginRecords,
  columns: ['sku', 'site', 'margin', 'source', 'qty', 'shippedFrom', 'shippedTo', 'publishedBy', 'publishedAt'],
  pinned: 1,
  filters: ['sku', 'site', 'source', 'margin', 'qty'],
  search: [],
  sort: [{ field: 'margin', descending: true }],
  headline: ['sku', 'site', 'margin', 'source'],
  standard: ['list', 'export'],
});
