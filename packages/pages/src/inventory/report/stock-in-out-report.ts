import { definePage, defineResource, type PageTab } from '@axle/page-kit';
import { flowColumns, flowDrills, flowFields } from './in-out-fields.ts';
import { piecesField, skuCodeField, skuField, valueField, warehouseField } from '../stock-fields.ts';

/** What was there, came, went and is there of a SKU in a warehouse, over the days that are asked for. */
const stockInOutRecords = defineResource({
  entity: 'stockInOut',
  label: { zh: '进销存', en: 'In, out and balance' },
  service: 'stock',
  nameFields: ['skuCode', 'warehouse'],
  managed: false,
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  readBy: { function: 'stock_in_out_between', fields: ['bizDate'] },
  searchedThrough: 'sku',
  fields: {
    skuCode: skuCodeField,
    sku: skuField,
    warehouse: warehouseField,
    category: {
      kind: 'cascade',
      label: { zh: '分类', en: 'Category' },
      entity: 'category',
      required: true,
      readOnly: true,
      width: 130,
      hidden: true,
    },
    brand: { kind: 'ref', label: { zh: '品牌', en: 'Brand' }, entity: 'brand', required: true, readOnly: true, width: 110, hidden: true },
    openingQty: piecesField('期初', 'Opening'),
    openingValue: valueField('期初金额', 'Opening value'),
    ...flowFields,
    revaluedValue: valueField('成本调整', 'Cost adjustment', {
      hidden: true,
      help: { zh: '入库后追加的成本：只影响金额，计入“入金额”。', en: 'Cost added after receipt: value only, included in “Value in”.' },
    }),
    inQty: piecesField('入合计', 'In'),
    inValue: valueField('入金额', 'Value in'),
    outQty: piecesField('出合计', 'Out'),
    outValue: valueField('出金额', 'Value out'),
    closingQty: piecesField('期末', 'Closing'),
    closingValue: valueField('期末金额', 'Closing value'),
    turnoverDays: {
      kind: 'decimal',
      label: { zh: '周转天数', en: 'Turnover days' },
      readOnly: true,
      scale: 1,
      min: '0',
      width: 110,
      help: {
        zh: '期初与期末的平均 × 天数 ÷ 出合计；没有出库则为空。',
        en: 'Average of opening and closing × days ÷ out; empty without outbound.',
      },
    },
    idle: {
      kind: 'bool',
      label: { zh: '无库存无变动', en: 'No stock, no movement' },
      required: true,
      readOnly: true,
      width: 120,
      hidden: true,
    },
    dayFrom: { kind: 'date', label: { zh: '首日', en: 'First day' }, required: true, readOnly: true, width: 110, hidden: true },
    dayBefore: { kind: 'date', label: { zh: '期初日', en: 'Opening day' }, required: true, readOnly: true, width: 110, hidden: true },
    bizDate: {
      kind: 'date',
      label: { zh: '业务日期', en: 'Business date' },
      required: true,
      readOnly: true,
      width: 116,
      hidden: true,
      help: { zh: '筛选报表的起止日期；列中为最后一天。', en: 'As a filter, the report period; in the column, its last day.' },
    },
  },
});

const moved = { field: 'idle', op: 'eq', value: false } as const;

/** Which months are closed, and by whom. */
const months = {
  key: 'months',
  title: { zh: '期间', en: 'Periods' },
  tool: {
    reads: ['openingQty', 'closingQty'],
    inputs: {
      year: { kind: 'integer', label: { zh: '年份', en: 'Year' }, required: true, min: 2000, max: 2999, grouping: false, picker: 'year' },
    },
    results: {
      openFrom: { kind: 'date', label: { zh: '最早可记账日期', en: 'First open date' } },
      months: {
        kind: 'lines',
        label: { zh: '月份', en: 'Periods' },
        by: ['month'],
        most: 12,
        fields: {
          month: { kind: 'month', label: { zh: '月份', en: 'Month' }, required: true, width: 100 },
          moves: piecesField('流水数', 'Movements', { min: 0 }),
          snapshotAt: { kind: 'instant', label: { zh: '月末快照', en: 'Month-end snapshot' }, width: 170 },
          closedBy: { kind: 'user', label: { zh: '关闭人', en: 'Closed by' }, width: 120 },
          closedAt: { kind: 'instant', label: { zh: '关闭时间', en: 'Closed at' }, width: 170 },
          reopened: { kind: 'text', label: { zh: '重新打开', en: 'Reopened' }, maxLength: 600, width: 260 },
        },
      },
    },
  },
} as const satisfies PageTab;

export const stockInOutReport = definePage({
  key: 'stockInOutReport',
  title: { zh: '进销存报表', en: 'In, out and balance' },
  help: {
    why: {
      zh: '每个SKU与仓库一行，按件数与人民币列出期初到期末的变动。',
      en: 'One row per SKU and warehouse, from opening to closing in pieces and CNY.',
    },
    notes: [
      {
        zh: '期初 + 入合计 − 出合计 = 期末，件数与金额都成立；上期期末就是下期期初。',
        en: 'Opening + in − out = closing, in pieces and in value; the closing of a period is the opening of the next.',
      },
      {
        zh: '每个数字都是所选业务日期内流水的合计，点开即看流水。冲销计入被冲销的那一列。',
        en: 'Every figure is the sum of ledger entries in the chosen business dates; click it to see them. A reversal counts in the column it reverses.',
      },
      {
        zh: '各列金额默认隐藏，可在“列”中显示；金额来自成本层。',
        en: 'Value columns are hidden by default and can be shown under “Columns”; values come from the cost layers.',
      },
      {
        zh: '“关闭月份”后不能再记入该月及以前的业务日期；只能重新打开最后关闭的月份。',
        en: 'After “Close period”, nothing can be posted to business dates in or before that month; only the last closed month can be reopened.',
      },
    ],
  },
  resource: stockInOutRecords,
  columns: [
    'skuCode',
    'sku',
    'warehouse',
    'openingQty',
    'openingValue',
    ...flowColumns.ins,
    'inQty',
    ...flowColumns.outs,
    'outQty',
    'closingQty',
    'closingValue',
    'turnoverDays',
    'inValue',
    'outValue',
    ...flowColumns.values,
    'revaluedValue',
    'category',
    'brand',
    'dayFrom',
    'dayBefore',
    'bizDate',
    'idle',
  ],
  pinned: 1,
  filters: ['bizDate', 'skuCode', 'sku', 'warehouse', 'category', 'brand', 'closingQty', 'turnoverDays', 'idle'],
  totals: ['openingQty', 'openingValue', 'inQty', 'inValue', 'outQty', 'outValue', 'saleQty', 'closingQty', 'closingValue'],
  search: ['skuCode'],
  sort: [{ field: 'skuCode' }],
  drills: flowDrills,
  tabs: [
    {
      key: 'thisMonth',
      title: { zh: '本月', en: 'This month' },
      filters: [{ field: 'bizDate', op: 'between', value: 'thisMonth' }, moved],
    },
    {
      key: 'lastMonth',
      title: { zh: '上月', en: 'Last month' },
      filters: [{ field: 'bizDate', op: 'between', value: 'lastMonth' }, moved],
    },
    { key: 'period', title: { zh: '自定义期间', en: 'Custom range' }, filters: [moved] },
    { key: 'all', title: { zh: '含零', en: 'Incl. zero stock' } },
    months,
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'lockPeriod',
      title: { zh: '关闭月份', en: 'Close period' },
      on: 'none',
      input: { month: { kind: 'month', label: { zh: '月份', en: 'Month' }, required: true } },
      confirm: {
        zh: '关闭后，业务日期在该月及以前的记账都被拒绝。',
        en: 'After closing, postings with a business date in or before this month are refused.',
      },
    },
    {
      key: 'unlockPeriod',
      title: { zh: '重新打开月份', en: 'Reopen period' },
      on: 'none',
      tone: 'danger',
      input: {
        month: { kind: 'month', label: { zh: '月份', en: 'Month' }, required: true },
        reason: {
          kind: 'text',
          label: { zh: '原因', en: 'Reason' },
          required: true,
          maxLength: 500,
          lines: 2,
          help: { zh: '至少5个字符。', en: 'At least 5 characters.' },
        },
      },
    },
    {
      key: 'exportDetail',
      title: { zh: '导出明细', en: 'Export entries' },
      on: 'none',
      input: {
        from: { kind: 'date', label: { zh: '从', en: 'From' }, required: true },
        to: { kind: 'date', label: { zh: '到', en: 'To' }, required: true },
        warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse' },
      },
    },
  ],
});
