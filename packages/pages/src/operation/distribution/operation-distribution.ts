import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { distributionActions } from './distribution-actions.ts';
import { distributionRecords } from './distribution-records.ts';
import { matrixTab } from './matrix-tool.ts';

export const operationDistribution = definePage({
  key: 'operationDistribution',
  title: text('铺货分布', 'Listing distribution'),
  words: ['铺货', '上架计划', 'coverage'],
  help: {
    why: text('查看每个SKU在哪些店铺站点销售，并补齐缺口。', 'See which SKU is sold in which store and site and close the gaps.'),
    notes: [
      text(
        '“已铺”由匹配的在售Listing自动得出，不能手工设置；“更新”重新匹配。',
        '“Listed” follows from a matched active listing and is never set by hand; “Refresh” matches again.',
      ),
      text(
        '覆盖率 = 已铺 ÷ (全部 − 禁售)。例：10个店铺站点，6个已铺、2个禁售，为75.0%。',
        'Coverage = listed ÷ (all − forbidden). Of 10 stores with 6 listed and 2 forbidden it is 75.0%.',
      ),
      text(
        '矩阵：每行一个SKU，每列一个店铺站点；点选单元格后计划、禁售或新建PT SKU。“计划 12天”表示12天前计划。',
        'The matrix has a row for each SKU and a column for each store and site; select cells to plan, forbid or create PT SKUs. “Planned 12 d” means planned 12 days ago.',
      ),
      text(
        '任务列出刊登前还缺什么：PT SKU、图片、GPSR标签（欧盟与英国站点）、适配或商标；补齐相应资料后即消失。',
        'Tasks list what a listing still lacks: PT SKU, images, GPSR label (sites of the EU and the UK), fitment or trademark. A blocker goes once its record is there.',
      ),
      text(
        '库存为所列店铺发货仓的可用；ABC取各市场中最高的一级。',
        'Stock is what is free in the warehouses of the stores shown; ABC is the best class of any market.',
      ),
    ],
  },
  resource: distributionRecords,
  columns: [
    'sku',
    'store',
    'site',
    'distStatus',
    'category',
    'brand',
    'coverage',
    'available',
    'ptSku',
    'targetDate',
    'overdueDays',
    'owner',
    'blockers',
    'forbidReason',
    'plannedAt',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['sku', 'store', 'site', 'distStatus', 'category', 'brand', 'owner', 'targetDate', 'blockers', 'forbidReason'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    matrixTab,
    { key: 'tab2', title: text('任务', 'Tasks'), filters: [{ field: 'distStatus', op: 'in', value: ['planned', 'listing'] }] },
    { key: 'all', title: text('全部', 'All') },
  ],
  standard: ['list', 'export', 'log'],
  actions: distributionActions,
});
