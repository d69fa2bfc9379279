import { text } from '@axle/kernel';
import { definePage, defineResource, namesOf } from '@axle/page-kit';
import { measuredLinesTab, summaryTab } from './date-report-tools.ts';
import { dueLineFields } from './due-line-fields.ts';

const dueLineRecords = defineResource({
  entity: 'dueLine',
  label: text('考核行', 'Measured line'),
  service: 'purchase-service',
  nameFields: ['purchaseOrder', 'orderLine'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'sku',
  fields: dueLineFields,
});

/** The figures of the charts. */
const reads = [
  'supplier',
  'buyer',
  'category',
  'warehouse',
  'companyEntity',
  'effQty',
  'shippedQty',
  'receivedQty',
  'kpiDate',
  'changeCount',
  'lastReason',
  'lastResponsibility',
] as const;

export const deliveryDateReport = definePage({
  key: 'deliveryDateReport',
  title: text('交期报表', 'Delivery date report'),
  words: ['准时率', '准交率', 'OTD', 'on-time delivery', 'OTIF'],
  help: {
    why: text(
      '采购经理按供应商、采购员、类目看准时交货率与逾期原因，逐行可查。',
      'Purchasing managers see on-time delivery by supplier, buyer and category and why lines are late, line by line.',
    ),
    notes: [
      text(
        '到期日在期间内、已过宽限或已交齐的行计入；取消的不计，逾期未交的算逾期。',
        'Includes lines due in the period whose grace days have passed or that were delivered in full. Cancelled lines are excluded; overdue lines count as late.',
      ),
      text(
        '交运验收的订单按发货日期、到仓验收的按到仓日期算交货；没有批次的收货按到仓日期。',
        'Orders accepted at handover are delivered on the ship date, those accepted at receipt on arrival; receipts without a batch count on arrival.',
      ),
      text(
        '行准时率=准时行÷到期行；件准时率=准时件数÷到期件数。合计由明细重新计算，不取平均。',
        'By line: lines on time of lines due; by pieces: pieces on time of pieces due. Totals are worked out from the lines, never averaged.',
      ),
      text(
        '期间可选月份、ISO周或任意日期；供应商、采购员、仓库、主体可多选。到期行与逾期行的数字可点开，看对应明细。',
        'The period is a month, an ISO week or any days; suppliers, buyers, warehouses and entities may be several. Lines due and late lines open the lines behind them.',
      ),
      text(
        '口径默认考核交期：供应商自己的改期不移动它。换成承诺交期，可看改期后的准时率。',
        'Measured against the KPI date by default, which the supplier’s own changes do not move. The promised date shows punctuality after changes.',
      ),
      text(
        '月末“保存快照”后，期间为整月的汇总与明细按当时的数字，并注明保存时间；趋势与逾期原因仍按现在的数字。',
        'Once the snapshot of a month is saved, summary and lines of that month show the saved figures, with the time of saving. Trend and late reasons stay current.',
      ),
    ],
  },
  resource: dueLineRecords,
  columns: namesOf(dueLineFields),
  pinned: 3,
  filters: [
    'purchaseOrder',
    'skuCode',
    'supplier',
    'buyer',
    'category',
    'warehouse',
    'companyEntity',
    'kpiDate',
    'promisedDate',
    'lineStatus',
    'lastReason',
    'lastResponsibility',
    'changeCount',
  ],
  totals: ['effQty', 'shippedQty', 'receivedQty', 'openQty'],
  search: ['skuCode'],
  sort: [{ field: 'kpiDate', descending: true }],
  headline: ['sku', 'supplier', 'lineStatus', 'effQty', 'openQty', 'kpiDate', 'promisedDate', 'changeCount', 'buyer'],
  tabs: [
    summaryTab,
    {
      key: 'tab1',
      title: text('趋势', 'Trend, 13 weeks'),
      board: {
        figures: 'trend',
        reads,
        tiles: [
          { kind: 'number', key: 'otdLine', title: text('行准时率（13周）', 'OTD by line, 13 weeks'), span: 4, unit: 'percent' },
          { kind: 'number', key: 'otdQty', title: text('件准时率（13周）', 'OTD by pieces, 13 weeks'), span: 4, unit: 'percent' },
          { kind: 'number', key: 'overdue', title: text('逾期未交行', 'Overdue, not delivered'), span: 4 },
          {
            kind: 'lines',
            key: 'weeks',
            title: text('每周行准时率', 'OTD by line and week'),
            span: 12,
            unit: 'percent',
            target: 95,
          },
          {
            kind: 'matrix',
            key: 'heat',
            title: text('供应商每月逾期率', 'Share of late lines by supplier and month'),
            help: text('空白为没有到期行，或全部准时。', 'Empty where no line was due, or all were on time.'),
            span: 12,
            unit: 'percent',
            rowTitle: text('供应商', 'Supplier'),
            columnTitle: text('月份', 'Month'),
            shaded: true,
            drill: { tab: 'dates', row: { field: 'supplier', op: 'record' } },
          },
        ],
      },
    },
    {
      key: 'tab2',
      title: text('逾期原因', 'Late reasons'),
      board: {
        figures: 'reasons',
        reads,
        tiles: [
          { kind: 'bars', key: 'bars', title: text('逾期行按原因', 'Late lines by reason'), span: 7 },
          {
            kind: 'table',
            key: 'pareto',
            title: text('帕累托', 'Pareto'),
            span: 5,
            columns: [
              { key: 'lines', title: text('行', 'Lines') },
              { key: 'pieces', title: text('件数', 'Pieces') },
              { key: 'share', title: text('占比', 'Share'), unit: 'percent' },
              { key: 'cumulative', title: text('累计', 'Cumulative'), unit: 'percent' },
            ],
          },
        ],
      },
    },
    measuredLinesTab,
    { key: 'dates', title: text('行交期', 'Dates of lines') },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'saveSnapshot',
      title: text('保存快照', 'Save snapshot'),
      on: 'none',
      confirm: text('保存后该月报表不再变化，不能撤销。', 'The report of the month no longer changes; this cannot be undone.'),
      input: { month: { kind: 'month', label: text('月份', 'Month'), required: true } },
    },
  ],
});
