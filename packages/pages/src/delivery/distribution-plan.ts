import { definePage, type PageTab } from '@axle/page-kit';
import { planRecords } from './distribution/plan-records.ts';
import { planTransitions } from './distribution/plan-states.ts';

const on = (zh: string, en: string) => ({ zh, en });
const tab = (key: string, zh: string, en: string, states: readonly string[]): PageTab => ({
  key,
  title: on(zh, en),
  filters: [{ field: 'state', op: 'in', value: states }],
});

export const distributionPlan = definePage({
  key: 'distributionPlan',
  title: on('分货计划', 'Distribution plan'),
  help: {
    why: on('提出、调整、审核并下发一个出发周的分货：可发的货怎么分到海外仓、FBA与分销客户。', 'Propose, adjust, approve and release the split of ready goods over overseas warehouses, FBA and distributors for one departure week.'),
    notes: [
      on('“建议”按覆盖天数逐箱分配：每一箱给当前可售天数最少、仍有需求的目的地；日均销量取最近8周。锁定的行不变。', '“Suggest” gives carton by carton to the destination that is covered for the fewest days and still needs some; daily sales are those of the last 8 weeks. Locked lines stay.'),
      on('可分货数量为发货节点的可用减占用，货源都是“仓库现货”。“供应商完工”与“已验待发”两种货源来自采购订单与出货检验，随采购与质检一并提供，此前不计入可分货。', 'What stands ready is what is available at the node less what is promised, all of it of the kind “stock”. The kinds “supplier ready” and “passed inspection” come of purchase orders and their outgoing inspections: they come with purchasing and quality, and are not counted before.'),
      on('箱数与建议不同须写原因；合计不能超过可分货数量。作者与提交人不能审核自己的计划。', 'Whoever departs from a suggestion says why; no more is distributed than stands ready. Authors do not approve their own plans.'),
      on('下发先占用库存再生成出库单（每个目的地一张）；可用量不足时列出SKU，可选择下发允许的部分。发出的数量自动写回。', 'Releasing promises stock and makes an outbound order for each destination; what is short is told, and the allowed part can be released. What ships is written back.'),
      on('明细可从 Excel 粘贴到表单；“导入”把文件中的箱数写入草稿（计划号、SKU、目的地、箱数、备注；整个文件可只填一次计划号）。有误的行列出来并保留建议值，其余照常写入。', 'Lines can be pasted from Excel into the form. “Import” puts the cartons of a file into drafts: plan, SKU, destination, cartons, remark; the plan may be said once for the file. A bad row is listed and leaves its suggested value, the others are taken in.'),
    ],
  },
  resource: planRecords,
  columns: [
    'planNo', 'departWeek', 'fromNode', 'channel', 'shipDate', 'etaDate', 'skus', 'destinations', 'cartons', 'qty', 'cbm', 'kg', 'equipment', 'fillPct', 'shortQty', 'shippedQty', 'state', 'approver',
    'outboundNos', 'horizonDays', 'supplyCutAt', 'harbour', 'skuCodes', 'submitter', 'approvedAt', 'rejectReason', 'cancelReason', 'note', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt',
  ],
  pinned: 2,
  filters: ['planNo', 'skuCodes', 'destinations', 'departWeek', 'channel', 'state', 'shortQty', 'fromNode'],
  totals: ['cartons', 'qty', 'cbm', 'kg', 'shortQty'],
  search: ['planNo', 'note'],
  sort: [{ field: 'departWeek', descending: true }],
  drills: { planNo: { section: 'delivery', page: 'distributionPlanDetail', tab: 'lines', filters: [{ field: 'planNo', op: 'eq', by: 'planNo' }] } },
  tabs: [
    { key: 'all', title: on('全部', 'All') },
    tab('draft', '草稿', 'Draft', ['draft']),
    tab('approval', '待审核', 'To approve', ['submitted']),
    tab('released', '已下发', 'Released', ['approved', 'released', 'part_shipped']),
    tab('done', '已完成', 'Done', ['done']),
  ],
  form: [
    { title: on('计划', 'Plan'), fields: ['departWeek', 'fromNode', 'channel', 'equipment', 'horizonDays', 'supplyCutAt'] },
    { title: on('日期', 'Days'), fields: ['shipDate', 'etaDate', 'harbour', 'note'] },
    { title: on('明细', 'Lines'), fields: ['lines'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  transitions: planTransitions,
  actions: [
    {
      key: 'suggest', title: on('建议', 'Suggest'), on: 'one', when: { field: 'state', in: ['draft'] },
      confirm: on('按可售天数重算各行；未锁定的箱数与原因由建议代替。没有明细时取发货节点可发的SKU。', 'Lines are worked out anew by cover; cartons and reasons that are not locked give way. Without lines it takes the SKUs that stand ready.'),
    },
    {
      key: 'openDetail', title: on('分货矩阵', 'Matrix'), on: 'one', permission: 'list', effect: 'open',
      opens: { section: 'delivery', page: 'distributionPlanDetail', tab: 'matrix', inputs: { plan: 'planNo' } },
    },
    { key: 'copy', title: on('复制', 'Copy'), on: 'one', permission: 'add', effect: 'copy' },
  ],
  importing: {
    columns: ['planNo', 'lines.sku', 'lines.toNode', 'lines.cartons', 'lines.reason'],
    mode: 'per_row',
    lines: 'lines',
    into: 'planNo',
    asked: ['planNo'],
    also: { 'lines.toNode': ['destination', '目的仓'], 'lines.reason': ['remark', '备注'] },
    example: { planNo: 'DN26052000001', 'lines.sku': 'BRP-10000', 'lines.toNode': 'US-W', 'lines.cartons': '6', 'lines.reason': 'less sold than last month' },
  },
  related: [
    {
      title: on('分货明细', 'Lines of the split'), section: 'delivery', page: 'distributionPlanDetail', field: 'planNo', by: 'planNo',
      columns: ['skuCode', 'toNode', 'need', 'have', 'coverBefore', 'suggestedCartons', 'cartons', 'qty', 'coverAfter', 'result', 'reason', 'outboundNo', 'shipped'],
    },
  ],
});
