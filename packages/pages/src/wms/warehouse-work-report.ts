import { type ColumnDrill, definePage, defineResource, type DrillCondition, type Field } from '@axle/page-kit';
import { workSteps } from './report/work-record-fields.ts';
import { piecesTold, warehouseTold } from './stock/stock-fields.ts';

const rate = (zh: string, en: string, more: Partial<Extract<Field, { kind: 'decimal' }>> = {}): Field => ({
  kind: 'decimal', label: { zh, en }, readOnly: true, scale: 2, min: '0', width: 112, ...more,
});

/** The work of a person in a warehouse on a day there. */
const warehouseWorkRecords = defineResource({
  entity: 'warehouseWork',
  label: { zh: '作业', en: 'Work' },
  service: 'wms',
  nameFields: ['day', 'warehouse', 'worker'],
  managed: false,
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  readBy: { function: 'warehouse_work_between', fields: ['day'] },
  fields: {
    day: { kind: 'date', label: { zh: '日期', en: 'Day' }, required: true, readOnly: true, key: true, width: 116 },
    warehouse: warehouseTold,
    worker: { kind: 'user', label: { zh: '人员', en: 'Person' }, required: true, readOnly: true, key: true, width: 110 },
    steps: { kind: 'enumList', label: { zh: '环节', en: 'Steps' }, readOnly: true, width: 170, options: workSteps },
    receipts: piecesTold('收货单', 'Receipts'),
    piecesIn: piecesTold('收货件数', 'Pieces in'),
    putReceipts: piecesTold('上架完成的收货单', 'Receipts put away', { width: 140 }),
    dockMedian: rate('到架中位（小时）', 'Dock to stock, median h', { alarm: 'below', width: 150, help: { zh: '从到仓到最后一件上架。', en: 'From arrival to the last piece in its bin.' } }),
    dockP90: rate('到架P90（小时）', 'Dock to stock, p90 h', { width: 140, help: { zh: '最近秩。', en: 'Nearest rank.' } }),
    dockTarget: rate('到架目标（小时）', 'Target h', { hidden: true }),
    putLines: piecesTold('上架次数', 'Put away'),
    putPerHour: rate('上架/小时', 'Put away / h', { help: { zh: '有作业的钟点数。', en: 'Over the hours of the clock with work in them.' } }),
    putTarget: rate('上架目标', 'Putaway target', { hidden: true }),
    linesPicked: piecesTold('拣货行', 'Lines picked'),
    pickedPerHour: rate('拣货行/小时', 'Lines picked / h'),
    pickTarget: rate('拣货目标', 'Picking target', { hidden: true }),
    shortPicks: piecesTold('短拣', 'Short picks'),
    parcels: piecesTold('包裹', 'Parcels'),
    parcelsPerHour: rate('包裹/小时', 'Parcels / h'),
    packTarget: rate('打包目标', 'Packing target', { hidden: true }),
    wrongScans: piecesTold('错扫', 'Wrong scans', { help: { zh: '收货、拣货与打包时未通过的扫描：未知条码、校验位错误、不在单上、扫错货、多扫。', en: 'Scans that did not pass while receiving, picking or packing: unknown barcodes, wrong check digits, goods not on the document, wrong and excess pieces.' } }),
    weightOverrides: piecesTold('超重差放行', 'Weight overrides', { width: 130 }),
    linesCounted: piecesTold('盘点行', 'Lines counted'),
    countRightPct: { kind: 'percent', label: { zh: '盘点准确率', en: 'Count accuracy' }, readOnly: true, scale: 1, min: '0', max: '100', width: 124, help: { zh: '由其清点且已确认的行中，无差异的占比。', en: 'Of the settled lines that they counted, those without a variance.' } },
    countTarget: rate('盘点目标', 'Counting target', { hidden: true }),
    dayFrom: { kind: 'instant', label: { zh: '当日开始', en: 'Day begins' }, readOnly: true, hidden: true },
    dayTo: { kind: 'instant', label: { zh: '当日结束', en: 'Day ends' }, readOnly: true, hidden: true },
    shipped: piecesTold('出库单', 'Shipped'),
    due: piecesTold('有时限的出库单', 'With a time to ship', { hidden: true, width: 140 }),
    onTimePct: { kind: 'percent', label: { zh: '准时交接', en: 'On-time handover' }, readOnly: true, scale: 1, min: '0', max: '100', width: 130 },
    shipTarget: rate('准时目标', 'On-time target', { hidden: true }),
    below: { kind: 'bool', label: { zh: '未达目标', en: 'Off target' }, required: true, readOnly: true, width: 96 },
  },
});

const booked = (...types: readonly string[]) => ({
  section: 'wms', page: 'stockLedger', tab: 'all',
  filters: [
    { field: 'warehouse', op: 'in', by: 'warehouse' },
    { field: 'by', op: 'in', by: 'worker' },
    { field: 'bizDate', op: 'between', from: 'day', to: 'day' },
    { field: 'bizType', op: 'in', value: types },
  ],
} as const);

/** The records of one kind of work of the row's person, warehouse and day. */
const done = (kind: string, days: DrillCondition = { field: 'at', op: 'between', from: 'dayFrom', to: 'dayTo' }): ColumnDrill => ({
  section: 'wms', page: 'warehouseWorkRecord', tab: 'all',
  filters: [
    { field: 'kind', op: 'in', value: [kind] },
    { field: 'warehouse', op: 'in', by: 'warehouse' },
    { field: 'worker', op: 'in', by: 'worker' },
    days,
  ],
});
const sent = done('ship', { field: 'day', op: 'between', from: 'day', to: 'day' });

export const warehouseWorkReport = definePage({
  key: 'warehouseWorkReport',
  title: { zh: '作业效率报表', en: 'Warehouse work report' },
  help: {
    why: { zh: '按仓库、日期和人员看收货、上架、拣货与出库的速度和质量。', en: 'Shows speed and quality of receiving, putaway, picking and shipping by warehouse, day and person.' },
    notes: [
      { zh: '日期是仓库当地的那一天；“每小时”按有作业的钟点数计算。', en: 'Days are those of the warehouse; “per hour” counts the hours of the clock with work in them.' },
      { zh: '到架时间从到仓到最后一件上架，记在最后上架的人员与日期；P90为最近秩。', en: 'Dock to stock runs from arrival to the last piece in its bin and counts for who put it there; p90 is by nearest rank.' },
      { zh: '错扫由收货扫描台、拣货确认与打包台记录，含被拒绝的扫描；包裹记在最后扫描的人员名下。盘点准确率按已确认的行计算。', en: 'Wrong scans are noted by the receiving station, the confirmation of picks and the packing table, those that were refused included; a parcel counts for who scanned its last piece. Count accuracy is over settled lines.' },
      { zh: '每个数字都打开其作业明细或库存流水，从中打开单据。', en: 'Every figure opens its work records or stock moves, and those open their documents.' },
      { zh: '目标按仓库、环节与生效日期设置：到架为小时上限，其余为下限。', en: 'Targets hold per warehouse and step from a day on: an upper bound for hours, a lower one for the others.' },
    ],
  },
  resource: warehouseWorkRecords,
  columns: [
    'day', 'warehouse', 'worker', 'steps', 'receipts', 'piecesIn', 'putReceipts', 'dockMedian', 'dockP90', 'putLines', 'putPerHour', 'linesPicked', 'pickedPerHour', 'shortPicks', 'parcels', 'parcelsPerHour', 'wrongScans', 'weightOverrides', 'shipped',
    'onTimePct', 'linesCounted', 'countRightPct', 'below', 'due', 'dockTarget', 'putTarget', 'pickTarget', 'packTarget', 'shipTarget', 'countTarget', 'dayFrom', 'dayTo',
  ],
  pinned: 1,
  filters: ['day', 'warehouse', 'worker', 'steps', 'below', 'shortPicks', 'wrongScans', 'weightOverrides'],
  totals: ['receipts', 'piecesIn', 'putLines', 'linesPicked', 'shortPicks', 'parcels', 'wrongScans', 'weightOverrides', 'shipped', 'linesCounted'],
  sort: [{ field: 'day', descending: true }],
  drills: {
    receipts: booked('purchase_in', 'transit_receive', 'return_in'),
    piecesIn: booked('purchase_in', 'transit_receive', 'return_in'),
    putReceipts: done('dock'), dockMedian: done('dock'), dockP90: done('dock'),
    putLines: done('put'), putPerHour: done('put'),
    linesPicked: done('pick'), pickedPerHour: done('pick'), shortPicks: done('short'),
    parcels: done('pack'), parcelsPerHour: done('pack'), weightOverrides: done('override'), wrongScans: done('wrong'),
    shipped: sent, due: sent, onTimePct: sent,
    linesCounted: done('count'), countRightPct: done('count'),
  },
  tabs: [
    { key: 'week', title: { zh: '最近7天', en: 'Last 7 days' }, filters: [{ field: 'day', op: 'between', value: 'last7d' }] },
    { key: 'month', title: { zh: '最近30天', en: 'Last 30 days' }, filters: [{ field: 'day', op: 'between', value: 'last30d' }] },
    { key: 'all', title: { zh: '全部', en: 'All' } },
    {
      key: 'charts', title: { zh: '走势', en: 'Course' },
      board: {
        figures: 'course',
        reads: ['day', 'warehouse', 'receipts', 'putReceipts', 'dockMedian', 'dockP90', 'putLines', 'linesPicked', 'parcels', 'linesCounted', 'shipped'],
        tiles: [
          { kind: 'number', key: 'median', title: { zh: '到架中位（小时）', en: 'Dock to stock, median h' }, span: 4, unit: 'mean' },
          { kind: 'number', key: 'p90', title: { zh: '到架P90（小时）', en: 'Dock to stock, p90 h' }, span: 4, unit: 'mean' },
          { kind: 'number', key: 'shipped', title: { zh: '出库单', en: 'Shipped' }, span: 4 },
          { kind: 'lines', key: 'picked', title: { zh: '每日拣货行', en: 'Lines picked by day' }, span: 8, drill: { tab: 'all', row: { field: 'day', op: 'day' } } },
          { kind: 'bars', key: 'steps', title: { zh: '各环节作业量', en: 'Work by step' }, span: 4, drill: { tab: 'all', row: { field: 'steps', op: 'in' } } },
          { kind: 'lines', key: 'received', title: { zh: '每日收货单', en: 'Receipts by day' }, span: 6, drill: { tab: 'all', row: { field: 'day', op: 'day' } } },
          { kind: 'lines', key: 'sent', title: { zh: '每日出库单', en: 'Shipped by day' }, span: 6, drill: { tab: 'all', row: { field: 'day', op: 'day' } } },
        ],
      },
    },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'setTarget', title: { zh: '设置目标', en: 'Set a target' }, on: 'none',
      input: {
        warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true },
        step: { kind: 'enum', label: { zh: '环节', en: 'Step' }, required: true, options: workSteps },
        target: { kind: 'decimal', label: { zh: '目标', en: 'Target' }, required: true, scale: 2, min: '0.01', max: '99999', help: { zh: '收货：到架小时上限；上架、拣货：每小时；打包：每小时包裹；出库：准时百分比；盘点：准确百分比。', en: 'Receiving: most hours to stock; putaway, picking and packing: an hour; shipping: percent in time; counting: percent without variance.' } },
        effectiveFrom: { kind: 'date', label: { zh: '生效日期', en: 'In force from' }, required: true },
      },
    },
  ],
});
