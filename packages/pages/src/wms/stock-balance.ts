import { definePage, defineResource } from '@axle/page-kit';
import { planningStockTab } from './stock/planning-stock.ts';
import { movesBehind, ofItem } from './stock/document-drills.ts';
import { itemPlaces } from './stock/item-places.ts';
import { stockAtMoment } from './stock/stock-tools.ts';
import { piecesTold, skuCodeTold, skuTold, valueTold, warehouseTold } from './stock/stock-fields.ts';

/** Said of promises of the past: a reservation tells what it holds now, and not when it was taken. */
const untold = { zh: '未保存', en: 'Not kept' };

/** How a SKU stands in a warehouse. */
const stockItemRecords = defineResource({
  entity: 'stockItem',
  label: { zh: '库存', en: 'Stock' },
  service: 'stock',
  table: 'stock_item_shown',
  nameFields: ['skuCode', 'warehouse'],
  managed: false,
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  readBy: { function: 'stock_item_at', fields: ['asOf', 'asOfDay'], onlyAsked: true },
  fields: {
    skuCode: skuCodeTold,
    sku: skuTold,
    warehouse: warehouseTold,
    category: { kind: 'cascade', label: { zh: '分类', en: 'Category' }, entity: 'category', required: true, readOnly: true, width: 130, hidden: true },
    brand: { kind: 'ref', label: { zh: '品牌', en: 'Brand' }, entity: 'brand', required: true, readOnly: true, width: 110, hidden: true },
    available: piecesTold('可用', 'Available'),
    reserved: piecesTold('已分配', 'Allocated'),
    qcHold: piecesTold('质检冻结', 'QC hold'),
    damaged: piecesTold('残损', 'Damaged'),
    inTransit: piecesTold('在途', 'In transit'),
    onHand: piecesTold('在库', 'On hand', { help: { zh: '除在途以外的全部件数。', en: 'All pieces but those in transit.' } }),
    promised: piecesTold('占用未分配', 'Promised', { untold, help: { zh: '已占用、尚未分配到库位的件数。', en: 'Promised and not yet set apart in a bin.' } }),
    atp: piecesTold('可承诺', 'ATP', { untold, alarm: 'short', help: { zh: '可用减占用；小于0为缺口。', en: 'Available less promised; below 0 pieces are short.' } }),
    short: { kind: 'bool', label: { zh: '占用缺口', en: 'Short' }, required: true, readOnly: true, width: 96, hidden: true },
    minQty: piecesTold('预警下限', 'Least', { min: 1, alarm: 'belowMin', help: { zh: '可承诺低于它时提醒。', en: 'People are told when ATP falls below it.' } }),
    belowMin: { kind: 'bool', label: { zh: '低于预警', en: 'Below its least' }, required: true, readOnly: true, width: 110, hidden: true },
    value: valueTold('金额', 'Value'),
    oldestAt: { kind: 'instant', label: { zh: '最早到货', en: 'Oldest arrival' }, readOnly: true, width: 160, hidden: true },
    ageDays: piecesTold('最长库龄（天）', 'Age (days)', { min: 0, max: 100_000, help: { zh: '最早一批到今天（或截至日）的天数，调拨不重算。', en: 'Days since the oldest pieces first came to us, as far as today or the day asked for; transfers do not begin anew.' } }),
    lastMoveAt: { kind: 'instant', label: { zh: '最近变动', en: 'Last move' }, readOnly: true, width: 160 },
    ...itemPlaces,
    asOf: { kind: 'instant', asOf: true, label: { zh: '截至过账时刻', en: 'As of, booked' }, readOnly: true, width: 190, hidden: true, help: { zh: '此刻以前已过账的流水；留空为现在。', en: 'What was booked by then; now unless given.' } },
    asOfDay: { kind: 'date', asOf: true, label: { zh: '截至日', en: 'As of day' }, readOnly: true, width: 170, hidden: true, help: { zh: '这一天终了时；倒填日期的入库计在其业务日期。', en: 'At the end of that day; what is dated back counts on its day.' } },
  },
});

export const stockBalance = definePage({
  key: 'stockBalance',
  title: { zh: '库存查询', en: 'Stock balance' },
  help: {
    why: { zh: '回答现在或过去任一时刻，什么货有多少、在哪里、什么状态。', en: 'Answers how many, where and in which status, now or at any past moment.' },
    notes: [
      { zh: '每个数字都是库存流水的合计；按库位见“库位库存”。', en: 'Every figure is a sum over the stock ledger; “Stock by bin” shows the bins.' },
      { zh: '“截至”筛选使整页回到过去：按过账时间，或按业务日期（倒填日期的入库只影响后者）；数字点开的流水止于同一时点。“时点库存”列出一个SKU的各库位。', en: 'The filters “as of” take the whole page back: by the clock of booking, or by the day of business, which alone is changed by what is dated back; the moves behind a figure end there too. “At a moment” lists the bins of one SKU.' },
      { zh: '金额与库龄随同一时点回溯：库龄为当时仍有剩余的最早一批到那一天的天数。过去的占用与可承诺没有记录（占用单只存现状），单元格写“未保存”；预警只看现在。', en: 'Values and ages go back with the same moment: the age is that of the oldest pieces that lay there then. Promises of the past, and so ATP, have no record (a reservation tells what it holds now): their cells say “Not kept”. Alerts go by the present.' },
      { zh: '“计划口径”是计划、周转与看板读取库存的唯一视图：各部分之和等于同一时刻的库存，预期到货另列。', en: '“For plans” is the one view by which plans, turnover and boards read stock: its parts add up to the stock of the moment; what is expected stands beside them.' },
      { zh: '金额为批次层剩余价值（人民币），受字段权限控制。', en: 'Values are what is left in the cost layers, in CNY; a field block hides them.' },
    ],
  },
  resource: stockItemRecords,
  columns: ['skuCode', 'sku', 'warehouse', 'available', 'reserved', 'qcHold', 'damaged', 'inTransit', 'onHand', 'promised', 'atp', 'minQty', 'value', 'ageDays', 'lastMoveAt', 'category', 'brand', 'short', 'belowMin', 'oldestAt', 'stockStatuses', 'ptSkus', 'areas', 'bins', 'asOf', 'asOfDay'],
  pinned: 2,
  filters: ['skuCode', 'ptSkus', 'sku', 'warehouse', 'asOf', 'areas', 'bins', 'category', 'brand', 'stockStatuses', 'asOfDay', 'atp', 'available', 'onHand', 'damaged', 'inTransit', 'promised', 'ageDays', 'short', 'belowMin', 'lastMoveAt'],
  totals: ['available', 'reserved', 'qcHold', 'damaged', 'inTransit', 'onHand', 'promised', 'value'],
  search: ['skuCode'],
  sort: [{ field: 'skuCode' }],
  drills: {
    available: movesBehind('available'), reserved: movesBehind('reserved'), qcHold: movesBehind('qc_hold'), damaged: movesBehind('damaged'), inTransit: movesBehind('in_transit'),
    onHand: movesBehind('available', 'reserved', 'qc_hold', 'damaged'),
    promised: ofItem('stockReservation', 'open'), atp: ofItem('stockReservation', 'open'),
    value: ofItem('stockLayer', 'left'), ageDays: ofItem('stockLayer', 'left'),
  },
  tabs: [
    { key: 'bySku', title: { zh: '按SKU', en: 'By SKU' }, filters: [{ field: 'onHand', op: 'gt', value: 0 }] },
    { key: 'transit', title: { zh: '有在途', en: 'In transit' }, filters: [{ field: 'inTransit', op: 'gt', value: 0 }] },
    { key: 'short', title: { zh: '占用缺口', en: 'Short' }, filters: [{ field: 'short', op: 'eq', value: true }] },
    { key: 'low', title: { zh: '低于预警', en: 'Below its least' }, filters: [{ field: 'belowMin', op: 'eq', value: true }] },
    { key: 'all', title: { zh: '含零库存', en: 'With zero' } },
    { key: 'byBin', title: { zh: '按库位', en: 'By bin' }, listOf: { section: 'wms', page: 'stockBin' } },
    {
      key: 'byWarehouse', title: { zh: '仓库矩阵', en: 'By warehouse' },
      board: {
        figures: 'byWarehouse',
        reads: ['warehouse', 'available', 'reserved', 'qcHold', 'damaged', 'inTransit', 'onHand', 'promised', 'value'],
        tiles: [
          {
            kind: 'table', key: 'byWarehouse', title: { zh: '各仓库库存', en: 'Stock of each warehouse' }, span: 12, drill: { tab: 'bySku', row: { field: 'warehouse', op: 'record' } },
            columns: [
              { key: 'skus', title: { zh: 'SKU数', en: 'SKUs' } },
              { key: 'available', title: { zh: '可用', en: 'Available' } },
              { key: 'reserved', title: { zh: '已分配', en: 'Allocated' } },
              { key: 'qcHold', title: { zh: '质检冻结', en: 'QC hold' } },
              { key: 'damaged', title: { zh: '残损', en: 'Damaged' } },
              { key: 'inTransit', title: { zh: '在途', en: 'In transit' } },
              { key: 'promised', title: { zh: '占用', en: 'Promised' } },
              { key: 'value', title: { zh: '金额（CNY）', en: 'Value (CNY)' } },
            ],
          },
          {
            kind: 'matrix', key: 'matrix', title: { zh: 'SKU × 仓库', en: 'SKU × warehouse' }, shaded: true, totals: true, span: 12, under: { zh: '在途', en: 'in transit' },
            rowTitle: { zh: '在库：SKU', en: 'On hand: SKU' }, columnTitle: { zh: '仓库', en: 'Warehouse' },
            help: { zh: '在库与在途最多的100个SKU；在途列在在库之下，用筛选缩小范围。', en: 'The 100 SKUs with most on hand and in transit, the latter below; filters narrow them down.' },
            drill: { tab: 'all', row: { field: 'sku', op: 'record' }, column: { field: 'warehouse', op: 'record' } },
          },
        ],
      },
    },
    stockAtMoment,
    planningStockTab,
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'setAlert', title: { zh: '设置预警', en: 'Set an alert' }, on: 'many', most: 500,
      input: { minQty: { kind: 'integer', label: { zh: '预警下限（件）', en: 'Least (pieces)' }, required: true, min: 0, max: 9_999_999, help: { zh: '可承诺低于它时提醒该仓库的人员；0为取消。', en: 'The people of the warehouse are told when ATP falls below it; 0 takes the alert away.' } } },
    },
  ],
});
