import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { distributionRecords, forbidReasonOptions } from './distribution-records.ts';

const owner = { kind: 'user', label: text('负责人', 'Owner'), required: true } as const;
const open = ['notListed', 'stopped', 'planned'] as const;

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
    { key: 'tab1', title: text('全部', 'All') },
    { key: 'tab2', title: text('任务', 'Tasks'), filters: [{ field: 'distStatus', op: 'in', value: ['planned', 'listing'] }] },
  ],
  standard: ['list', 'export', 'log'],
  actions: [
    {
      key: 'plan',
      title: text('计划', 'Plan'),
      on: 'many',
      tone: 'primary',
      preview: true,
      when: { field: 'distStatus', in: open },
      input: { owner, targetDate: { kind: 'date', label: text('目标日期', 'Target date'), required: true } },
    },
    { key: 'done', title: text('完成', 'Done'), permission: 'plan', on: 'many', when: { field: 'distStatus', in: ['planned', 'listing'] } },
    {
      key: 'forbid',
      title: text('禁售', 'Forbid'),
      on: 'many',
      tone: 'danger',
      input: { forbidReason: { kind: 'enum', label: text('原因', 'Reason'), required: true, options: forbidReasonOptions } },
    },
    { key: 'allow', title: text('解除禁售', 'Allow'), permission: 'forbid', on: 'many', when: { field: 'distStatus', in: ['forbidden'] } },
    { key: 'assign', title: text('指派', 'Assign'), permission: 'plan', on: 'many', input: { owner } },
    { key: 'refresh', title: text('更新', 'Refresh'), permission: 'list', on: 'none' },
  ],
});
