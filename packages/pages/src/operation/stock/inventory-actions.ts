import { text } from '@axle/kernel';
import type { CustomAction } from '@axle/page-kit';

/** Actions on what is sellable of listings. */
export const inventoryActions = [
  {
    key: 'publish',
    title: text('发布数量', 'Publish quantity'),
    on: 'many',
    tone: 'primary',
    preview: true,
    confirm: text(
      '按发布规则重新计算并发布；新旧数量按最近一次统计预览。',
      'Counts again and publishes by the rules; old and new quantities are shown as last counted.',
    ),
    foresees: { tab: 'preview', inputs: { ptSku: 'ptSku' }, given: { changed: false } },
  },
  {
    key: 'setBuffer',
    title: text('设保留数量', 'Set buffer'),
    permission: 'rule',
    on: 'many',
    preview: true,
    input: {
      buffer: {
        kind: 'integer',
        label: text('保留数量', 'Buffer'),
        required: true,
        min: 0,
        max: 1_000_000,
        help: text(
          '为所选SKU建立或修改SKU级规则，其余条件沿用现行规则。',
          'Makes or changes a rule of the SKU; its other terms are those of the rule in force.',
        ),
      },
    },
  },
  {
    key: 'freeze',
    title: text('冻结', 'Freeze'),
    on: 'many',
    tone: 'danger',
    input: {
      until: { kind: 'date', label: text('冻结至', 'Frozen until'), required: true },
      reason: { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 200, lines: 2 },
    },
  },
  { key: 'release', title: text('解除冻结', 'Release'), permission: 'freeze', on: 'many' },
  { key: 'refresh', title: text('更新', 'Refresh'), permission: 'list', on: 'none' },
] as const satisfies readonly CustomAction[];
