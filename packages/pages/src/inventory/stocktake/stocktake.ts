import { type ColumnDrill, definePage } from '@axle/page-kit';
import { stocktakeRecords } from './stocktake-records.ts';

/** The lines behind a figure of a count. */
const linesOf = (tab: string) =>
  ({
    section: 'wms',
    page: 'stocktakeLine',
    tab,
    filters: [{ field: 'stocktakeNo', op: 'eq', by: 'stocktakeNo' }],
  }) as const satisfies ColumnDrill;

export const stocktake = definePage({
  key: 'stocktake',
  title: { zh: '盘点单', en: 'Stocktake' },
  words: ['盘库', 'cycle count', 'inventory count'],
  help: {
    why: { zh: '安排盘点，按金额审批差异，并过账更正。', en: 'Plans counts, approves variances by value and posts corrections.' },
    notes: [
      {
        zh: '仓管员在“盲盘录入”盘点；差异金额超过复盘限额由另一人复盘，两次不同由主管三盘。',
        en: 'Clerks count under “Blind count”; variances above the recount limit are counted again by another person, and if both differ a supervisor makes a third count.',
      },
      {
        zh: '差异绝对值≤500元主管审批，≤5,000元经理审批，以上经理与财务两人审批；盘点人不能审批。',
        en: 'Absolute variance up to 500 CNY: supervisor; up to 5,000 CNY: manager; above: manager and finance. Counters cannot approve.',
      },
      {
        zh: '循环盘：A类每月、B类每季、C类每半年；“生成循环盘”为到期的库位建草稿。',
        en: 'Cycle counts: A monthly, B quarterly, C half-yearly; “Plan cycle counts” creates drafts for due bins.',
      },
    ],
  },
  resource: stocktakeRecords,
  columns: [
    'stocktakeNo',
    'state',
    'type',
    'warehouse',
    'scope',
    'mode',
    'plannedOn',
    'lines',
    'countedPct',
    'varLines',
    'varQty',
    'varValue',
    'absValue',
    'lineAccuracy',
    'valueAccuracy',
    'level',
    'counter',
    'recounter',
    'area',
    'abc',
    'binCodes',
    'skuCodes',
    'skus',
    'countedBefore',
    'recountLimit',
    'note',
    'startedAt',
    'managerBy',
    'approvedBy',
    'approvedAt',
    'rejectReason',
    'postedAt',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['stocktakeNo', 'warehouse', 'type', 'state', 'plannedOn', 'skus', 'skuCodes', 'level', 'absValue', 'counter', 'mode'],
  totals: ['lines', 'varLines', 'varQty', 'varValue', 'absValue'],
  search: [],
  sort: [{ field: 'plannedOn', descending: true }],
  drills: {
    lines: linesOf('all'),
    varLines: linesOf('variances'),
    varQty: linesOf('variances'),
    varValue: linesOf('variances'),
    absValue: linesOf('variances'),
  },
  tabs: [
    { key: 'tasks', title: { zh: '盘点单', en: 'Stocktakes' } },
    { key: 'review', title: { zh: '待审批', en: 'To approve' }, filters: [{ field: 'state', op: 'eq', value: 'review' }] },
    { key: 'variances', title: { zh: '差异明细', en: 'Variances' }, view: 'inventory/stocktake-variances' },
    {
      key: 'plan',
      title: { zh: '循环盘计划', en: 'Cycle plan' },
      board: {
        figures: 'plan',
        reads: ['warehouse', 'abc'],
        tiles: [
          { kind: 'number', key: 'due', title: { zh: '到期库位', en: 'Bins due' }, span: 6 },
          { kind: 'number', key: 'bins', title: { zh: '有类别的库位', en: 'Bins with a class' }, span: 6 },
          {
            kind: 'table',
            key: 'classes',
            title: { zh: '各仓库与类别（A每月、B每季、C每半年）', en: 'By warehouse and class (A monthly, B quarterly, C half-yearly)' },
            span: 12,
            columns: [
              { key: 'bins', title: { zh: '库位', en: 'Bins' } },
              { key: 'never', title: { zh: '从未盘点', en: 'Never counted' } },
              { key: 'due', title: { zh: '到期', en: 'Due' } },
              { key: 'running', title: { zh: '进行中', en: 'In progress' } },
              { key: 'share', title: { zh: '按期盘点率', en: 'On-time rate' }, unit: 'percent' },
            ],
          },
        ],
      },
    },
  ],
  form: [
    { title: { zh: '盘点', en: 'Stocktake' }, fields: ['warehouse', 'type', 'mode', 'plannedOn', 'recountLimit'] },
    { title: { zh: '范围', en: 'Scope' }, fields: ['area', 'abc', 'binCodes', 'skuCodes', 'countedBefore'] },
    { title: { zh: '备注', en: 'Note' }, fields: ['note'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'export', 'log'],
  transitions: ['start', 'recount', 'review', 'approve', 'reject', 'post', 'cancel'],
  codes: [
    { key: 'approveManager', title: { zh: '审批至5,000元（经理）', en: 'Approve up to 5,000 CNY (manager)' } },
    { key: 'approveFinance', title: { zh: '审批5,000元以上（财务）', en: 'Approve above 5,000 CNY (finance)' } },
  ],
  related: [
    {
      title: { zh: '盘点明细', en: 'Lines' },
      section: 'wms',
      page: 'stocktakeLine',
      columns: ['binCode', 'sku', 'bookQty', 'final', 'varQty', 'varValue', 'reason'],
      field: 'stocktakeNo',
      by: 'stocktakeNo',
    },
    {
      title: { zh: '库存流水', en: 'Ledger' },
      section: 'wms',
      page: 'stockLedger',
      columns: ['postedAt', 'bizType', 'bin', 'sku', 'qtyIn', 'qtyOut', 'value'],
      field: 'belongsTo',
      by: 'stocktakeNo',
    },
  ],
  actions: [
    {
      key: 'plan',
      title: { zh: '生成循环盘', en: 'Plan cycle counts' },
      on: 'none',
      confirm: {
        zh: '为到期的库位按类别各建一张草稿；已有进行中盘点的类别跳过。',
        en: 'Creates one draft per class with due bins; classes already being counted are skipped.',
      },
      input: { warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true } },
    },
    {
      key: 'assign',
      title: { zh: '指派', en: 'Assign' },
      on: 'many',
      when: { field: 'state', in: ['draft', 'counting', 'recount'] },
      input: {
        counter: { kind: 'user', label: { zh: '初盘人', en: 'Counter' }, required: true },
        recounter: { kind: 'user', label: { zh: '复盘人', en: 'Second counter' } },
      },
    },
  ],
});
