import { text } from '@axle/kernel';
import { definePage, defineResource, type MoneyField } from '@axle/page-kit';
import { documentDrill } from '../../inventory/document-drills.ts';
import { units } from './stock-figures.ts';
import { transferReasonOptions } from './stock-options.ts';

const yuan = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  readOnly: true,
  scale: 2,
  currency: { code: 'CNY' },
  width: 120,
  ...more,
});
const ofProfit = { seenWith: { page: 'orderProfit', field: 'profit' } } as const;
const weeks = { kind: 'decimal', readOnly: true, unsorted: true, scale: 1, min: '0', width: 116 } as const;

/** Transfers that would even out the cover of warehouses. */
export const suggestionRecords = defineResource({
  entity: 'transferSuggestion',
  label: text('调拨建议', 'Transfer suggestion'),
  service: 'stock',
  nameFields: ['sku', 'fromWarehouse', 'toWarehouse'],
  managed: false,
  searchedThrough: 'sku',
  scopedBy: { kind: 'warehouse', field: 'fromWarehouse', alsoSeenBy: ['toWarehouse'] },
  fields: {
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, key: true, width: 230 },
    fromWarehouse: { kind: 'ref', label: text('调出仓', 'From'), entity: 'warehouse', readOnly: true, key: true, width: 140 },
    toWarehouse: { kind: 'ref', label: text('调入仓', 'To'), entity: 'warehouse', readOnly: true, key: true, width: 140 },
    qty: units(text('数量', 'Qty'), { min: 1, max: 99_999 }),
    cartons: units(text('箱数', 'Cartons'), { unsorted: true, min: 1, width: 80 }),
    cartonQty: units(text('箱规', 'Carton of'), { unsorted: true, min: 1 }),
    fromCover: { ...weeks, label: text('调出仓可售周数', 'Cover from (weeks)') },
    toCover: { ...weeks, label: text('调入仓可售周数', 'Cover to (weeks)') },
    coverAfter: { ...weeks, label: text('调入后可售周数', 'Cover to, after') },
    cost: yuan('调拨费用', 'Transfer cost', {
      help: text(
        '按两仓间卡车运价（全球运输方式，含最低收费）计算，取最低者；没有卡车运价时，按调出仓可用渠道整箱运价最低者折算。',
        'By the cheapest truck between the two warehouses (global shipping, with its minimum charge); without a truck rate, by the cheapest channel of the sending warehouse that takes a carton.',
      ),
    }),
    costBy: {
      kind: 'code',
      label: text('运价来源', 'Rate of'),
      readOnly: true,
      unsorted: true,
      maxLength: 40,
      width: 140,
      help: text('卡车运输方式或物流渠道的编码。', 'The code of the truck product or parcel channel.'),
    },
    saving: yuan('节省', 'Saving', {
      help: text('（单件替代成本 − 单件调拨费）× 数量。', '(Alternative − transfer cost, per unit) × quantity.'),
      ...ofProfit,
    }),
    reason: { kind: 'enum', label: text('理由', 'Reason'), readOnly: true, options: transferReasonOptions, width: 200 },
    unitCost: yuan('单件调拨费', 'Transfer cost per unit', { unsorted: true, width: 150 }),
    unitSaved: yuan('单件替代成本', 'Alternative per unit', {
      unsorted: true,
      help: text('空运费与利润中较低者，即不调拨的代价。', 'The lower of air freight and margin: what it costs not to transfer.'),
      ...ofProfit,
    }),
    unitAir: yuan('单件空运费', 'Air freight per unit', { unsorted: true }),
    unitMargin: yuan('单件利润', 'Margin per unit', {
      unsorted: true,
      help: text('该SKU在该国近90天的单件利润。', 'Profit of a unit of the SKU in the country over 90 days.'),
      ...ofProfit,
    }),
    state: {
      kind: 'enum',
      label: text('状态', 'Status'),
      readOnly: true,
      options: [
        { code: 'open', label: text('待处理', 'Open'), tone: 'info' },
        { code: 'accepted', label: text('已采纳', 'Accepted'), tone: 'good' },
        { code: 'rejected', label: text('已拒绝', 'Rejected'), tone: 'neutral' },
      ],
      width: 100,
    },
    transferNo: { kind: 'code', documentNo: true, label: text('调拨单', 'Transfer'), readOnly: true, maxLength: 20, width: 150 },
    rejectReason: { kind: 'text', label: text('拒绝原因', 'Rejected because'), readOnly: true, maxLength: 200, width: 180 },
    suggestedAt: { kind: 'instant', label: text('建议时间', 'Suggested at'), readOnly: true, width: 150 },
    decidedBy: { kind: 'user', label: text('处理人', 'Decided by'), readOnly: true, width: 100 },
    decidedAt: { kind: 'instant', label: text('处理时间', 'Decided at'), readOnly: true, unsorted: true, width: 150 },
  },
});

export const transferSuggestions = definePage({
  key: 'transferSuggestions',
  title: text('调拨建议', 'Transfer suggestions'),
  help: {
    why: text(
      '采纳后生成调拨单草稿，在调拨单页提交与审核。',
      'Accepting makes a draft transfer, to be submitted and approved on its own page.',
    ),
    notes: [
      text(
        '已拒绝的建议14天内不再提出；未发出的调拨计入在途。',
        'A rejected suggestion is not made again for 14 days; transfers that have not left count as in transit.',
      ),
      text(
        '两仓间卡车运价维护在“全球运输方式”（方式为卡航）与“头程时效配置”（起运仓→目的仓）中；最低收费按整票分摊，数量越少单件越贵。',
        'Truck rates between warehouses are kept in “Global shipping” (mode truck) and “First-leg time config” (origin to destination). The minimum charge is shared by the units of a transfer, so few units cost more each.',
      ),
      text(
        '单件调拨费低于替代成本（空运费与断货损失利润中较低者）才建议；缺数据时仍建议并注明。例：空运42.00、利润61.50、调拨费9.40，48件节省1,564.80。',
        'A transfer is suggested only where it costs less per unit than the lower of air freight and lost margin; missing figures are pointed out. With air freight of 42.00, a margin of 61.50 and a transfer cost of 9.40, 48 units save 1,564.80.',
      ),
    ],
  },
  resource: suggestionRecords,
  columns: [
    'sku',
    'fromWarehouse',
    'toWarehouse',
    'qty',
    'cost',
    'saving',
    'reason',
    'state',
    'transferNo',
    'cartons',
    'cartonQty',
    'fromCover',
    'toCover',
    'coverAfter',
    'unitCost',
    'costBy',
    'unitSaved',
    'unitAir',
    'unitMargin',
    'rejectReason',
    'suggestedAt',
    'decidedBy',
    'decidedAt',
  ],
  pinned: 1,
  filters: ['sku', 'fromWarehouse', 'toWarehouse', 'qty', 'cost', 'saving', 'reason', 'state', 'transferNo', 'suggestedAt', 'decidedBy'],
  totals: ['qty', 'cartons', 'cost', 'saving'],
  search: [],
  sort: [{ field: 'qty', descending: true }],
  drills: { transferNo: documentDrill('transfer', 'transferNo') },
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'open', title: text('待处理', 'Open'), filters: [{ field: 'state', op: 'eq', value: 'open' }] },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'acceptTransfer',
      title: text('采纳', 'Accept'),
      on: 'many',
      tone: 'primary',
      preview: true,
      when: { field: 'state', in: ['open'] },
      input: {
        channel: {
          kind: 'ref',
          label: text('物流产品', 'Logistics product'),
          entity: 'logisticsChannel',
          help: text('调往第三方仓时必填。', 'Required for transfers to a third-party warehouse.'),
        },
        eta: { kind: 'date', label: text('预计到仓', 'ETA') },
      },
    },
    {
      key: 'reject',
      title: text('拒绝', 'Reject'),
      on: 'many',
      tone: 'danger',
      when: { field: 'state', in: ['open'] },
      input: { reason: { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 200, lines: 2 } },
    },
  ],
});
