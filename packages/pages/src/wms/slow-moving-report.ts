import { movingClasses } from '@axle/inventory';
import { type ColumnDrill, type DateField, definePage, defineResource, type EnumOption } from '@axle/page-kit';
import { bandOptions } from './report/age-bands.ts';
import { ofItem } from './stock/document-drills.ts';
import { piecesTold, skuCodeTold, skuTold, valueTold, warehouseTold } from './stock/stock-fields.ts';

const classNames: Readonly<Record<(typeof movingClasses)[number], Pick<EnumOption, 'label' | 'tone'>>> = {
  normal: { label: { zh: '正常', en: 'Normal' }, tone: 'good' },
  over: { label: { zh: '偏多', en: 'Over' }, tone: 'info' },
  slow: { label: { zh: '滞销', en: 'Slow' }, tone: 'warn' },
  dead: { label: { zh: '呆滞', en: 'Dead' }, tone: 'bad' },
};
const decisions: readonly EnumOption[] = [
  { code: 'keep', label: { zh: '保留', en: 'Keep' } },
  { code: 'promote', label: { zh: '促销', en: 'Promote' } },
  { code: 'transfer', label: { zh: '调拨', en: 'Transfer' } },
  { code: 'return', label: { zh: '退供应商', en: 'Return' } },
  { code: 'scrap', label: { zh: '报废', en: 'Scrap' } },
];
const out = (days: number) => piecesTold(`${days}天出库`, `Out ${days} d`, { width: 100 });
const firstDay = (days: number): DateField => ({ kind: 'date', label: { zh: `${days}天首日`, en: `First of ${days} d` }, required: true, readOnly: true, width: 116, hidden: true });
const band = (name: string) => piecesTold(`${name}天`, `${name} d`, { width: 92 });

/** How the stock of a SKU in a warehouse sells and ages, as of a day. */
const slowMovingRecords = defineResource({
  entity: 'slowMoving',
  label: { zh: '呆滞库存', en: 'Slow-moving stock' },
  service: 'stock',
  nameFields: ['skuCode', 'warehouse'],
  managed: false,
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  readBy: { function: 'slow_moving_told', fields: ['asOf'] },
  fields: {
    skuCode: skuCodeTold,
    sku: skuTold,
    warehouse: warehouseTold,
    category: { kind: 'cascade', label: { zh: '分类', en: 'Category' }, entity: 'category', required: true, readOnly: true, width: 130, hidden: true },
    developer: { kind: 'user', label: { zh: '开发员', en: 'Developer' }, readOnly: true, width: 110, hidden: true },
    buyer: { kind: 'user', label: { zh: '采购员', en: 'Buyer' }, readOnly: true, width: 110, hidden: true },
    asOf: { kind: 'date', asOf: true, label: { zh: '截至日期', en: 'As of' }, required: true, readOnly: true, width: 116, hidden: true, help: { zh: '不筛选时为今天。', en: 'Today unless another day is asked for.' } },
    available: piecesTold('可用', 'Available'),
    out30: out(30), out60: out(60), out90: out(90),
    out180: { ...out(180), hidden: true },
    inStockDays: piecesTold('90天有货天数', 'In-stock days of 90', { min: 0, max: 90, width: 120 }),
    dailyOut: { kind: 'decimal', label: { zh: '日均出库', en: 'Out a day' }, readOnly: true, scale: 4, min: '0', width: 104, help: { zh: '90天出库 ÷ 有货天数；只计销售、FBA与调拨出。', en: 'Out of 90 days ÷ in-stock days; sales, FBA and transfers alone.' } },
    cover: { kind: 'decimal', label: { zh: '可售天数', en: 'Cover (d)' }, readOnly: true, scale: 1, min: '0', width: 104, help: { zh: '可用 ÷ 日均出库；没有出库则为空。', en: 'Available ÷ out a day; empty where nothing left.' } },
    moving: { kind: 'enum', label: { zh: '类别', en: 'Class' }, required: true, readOnly: true, width: 96, options: movingClasses.map(code => ({ code, ...classNames[code] })) },
    oldestAge: piecesTold('最长库龄', 'Oldest (d)', { min: 0, max: 100_000 }),
    oldestBand: { kind: 'enum', label: { zh: '库龄段', en: 'Age band' }, required: true, readOnly: true, width: 110, options: bandOptions, hidden: true },
    qty: piecesTold('库存件数', 'Pieces'),
    band30: band('0–30'), band60: band('31–60'), band90: band('61–90'), band180: band('91–180'), band270: band('181–270'), band365: band('271–365'), bandOld: band('>365'),
    value: valueTold('金额', 'Value'),
    provisionPct: { kind: 'percent', label: { zh: '计提比例', en: 'Provision %' }, readOnly: true, scale: 2, min: '0', max: '100', width: 110 },
    provision: valueTold('计提金额', 'Provision', { help: { zh: '各库龄段金额 × 当日有效的比例。', en: 'Value of each age band × the share in force that day.' } }),
    decision: { kind: 'enum', label: { zh: '处理决定', en: 'Decision' }, readOnly: true, width: 104, options: decisions },
    dueDate: { kind: 'date', label: { zh: '完成期限', en: 'Due' }, readOnly: true, width: 116, runsOut: { within: 7 } },
    owner: { kind: 'user', label: { zh: '负责人', en: 'Owner' }, readOnly: true, width: 110 },
    note: { kind: 'text', label: { zh: '说明', en: 'Note' }, readOnly: true, maxLength: 500, width: 180, hidden: true },
    decidedAt: { kind: 'instant', label: { zh: '决定时间', en: 'Decided at' }, readOnly: true, width: 160, hidden: true },
    day30: firstDay(30), day60: firstDay(60), day90: firstDay(90),
  },
});

const layers = ofItem('stockLayer', 'left', { field: 'asOf', op: 'between', to: 'asOf' });
const left = (days: number) =>
  ofItem('stockLedger', 'all', { field: 'flow', op: 'in', value: ['sale', 'fba', 'transfer_out'] }, { field: 'bizDate', op: 'between', from: `day${days}`, to: 'asOf' });

/** The shares in force on the day of the row. */
const shares: ColumnDrill = { section: 'wms', page: 'stockProvision', tab: 'all', filters: [{ field: 'effectiveFrom', op: 'holdsOn', by: 'asOf' }] };

export const slowMovingReport = definePage({
  key: 'slowMovingReport',
  title: { zh: '呆滞库存', en: 'Slow-moving stock' },
  help: {
    why: { zh: '找出沉睡的资金并决定：促销、调拨、退货、报废。', en: 'Finds money that sleeps and decides: promote, transfer, return, scrap.' },
    notes: [
      { zh: '呆滞：180天无出库且最老批次超过180天；滞销：可售天数超过180；偏多：超过120。', en: 'Dead: nothing left in 180 days and the oldest are older; slow: more than 180 days of cover; over: more than 120.' },
      { zh: '从未出库的货，库龄满90天才算滞销，新到的货为正常。', en: 'What never left is slow once it is older than 90 days; new goods are normal.' },
      { zh: '库龄按批次首次到货计算，调拨不重算；计提比例按库龄段与生效日期设置。', en: 'Age counts from the first arrival and is kept over transfers; provision is set per age band from a day on.' },
    ],
  },
  resource: slowMovingRecords,
  columns: [
    'skuCode', 'sku', 'warehouse', 'moving', 'available', 'out30', 'out60', 'out90', 'inStockDays', 'dailyOut', 'cover', 'oldestAge', 'value', 'provisionPct', 'provision', 'decision', 'dueDate', 'owner',
    'band30', 'band60', 'band90', 'band180', 'band270', 'band365', 'bandOld', 'qty', 'out180', 'oldestBand', 'category', 'developer', 'buyer', 'note', 'decidedAt', 'asOf', 'day30', 'day60', 'day90',
  ],
  pinned: 1,
  filters: ['asOf', 'skuCode', 'sku', 'warehouse', 'moving', 'oldestBand', 'cover', 'category', 'developer', 'buyer', 'decision', 'owner', 'value'],
  totals: ['available', 'out30', 'out60', 'out90', 'qty', 'value', 'provision'],
  search: ['skuCode'],
  sort: [{ field: 'value', descending: true }],
  drills: {
    oldestAge: layers, value: layers, qty: layers,
    available: ofItem('stockBalance', 'bySku', { field: 'asOfDay', op: 'between', to: 'asOf' }),
    out30: left(30), out60: left(60), out90: left(90),
    provisionPct: shares, provision: shares,
  },
  tabs: [
    { key: 'sleeping', title: { zh: '滞销与呆滞', en: 'Slow and dead' }, filters: [{ field: 'moving', op: 'in', value: ['slow', 'dead'] }] },
    { key: 'undecided', title: { zh: '待决定', en: 'To decide' }, filters: [{ field: 'moving', op: 'in', value: ['slow', 'dead'] }, { field: 'decision', op: 'isEmpty' }] },
    { key: 'over', title: { zh: '偏多', en: 'Over' }, filters: [{ field: 'moving', op: 'eq', value: 'over' }] },
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'map', title: { zh: '金额分布', en: 'Where the value lies' }, view: 'wms/slow-moving-map' },
    { key: 'shares', title: { zh: '计提比例', en: 'Provision shares' }, listOf: { section: 'wms', page: 'stockProvision' } },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'decide', title: { zh: '决定', en: 'Decide' }, on: 'many', most: 500,
      input: {
        decision: { kind: 'enum', label: { zh: '处理决定', en: 'Decision' }, required: true, options: decisions },
        dueDate: { kind: 'date', label: { zh: '完成期限', en: 'Due' }, help: { zh: '除“保留”外必填，不早于今天。', en: 'Needed but to keep; not before today.' } },
        owner: { kind: 'user', label: { zh: '负责人', en: 'Owner' }, help: { zh: '留空为本人。', en: 'You unless given.' } },
        note: { kind: 'text', label: { zh: '说明', en: 'Note' }, maxLength: 500, lines: 2 },
      },
    },
    {
      key: 'setProvision', title: { zh: '设置计提比例', en: 'Set the provision' }, on: 'none',
      input: {
        band: { kind: 'enum', label: { zh: '库龄段', en: 'Age band' }, required: true, options: bandOptions },
        percent: { kind: 'percent', label: { zh: '计提比例', en: 'Provision %' }, required: true, scale: 2, min: '0', max: '100' },
        effectiveFrom: { kind: 'date', label: { zh: '生效日期', en: 'In force from' }, required: true, help: { zh: '不在已关闭的月份内。', en: 'Not in a closed month.' } },
      },
    },
  ],
});
