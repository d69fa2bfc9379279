import { text } from '@axle/kernel';
import type { PostAction } from '@axle/page-kit';
import { fulfilmentOptions } from '../../catalog/mapping/mapping-options.ts';
import { forbidReasonOptions } from './distribution-options.ts';

const owner = { kind: 'user', label: text('负责人', 'Owner'), required: true } as const;

/** What is done with where SKUs are to be listed. */
export const distributionActions = [
  {
    key: 'plan',
    title: text('计划', 'Plan'),
    on: 'many',
    tone: 'primary',
    preview: true,
    when: { field: 'distStatus', in: ['notListed', 'stopped', 'planned'] },
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
  {
    key: 'createPtSku',
    title: text('新建PT SKU', 'Create PT SKU'),
    on: 'many',
    when: { field: 'distStatus', in: ['notListed', 'planned', 'listing', 'stopped'] },
    confirm: text(
      '以“SKU编码+后缀”为卖家SKU新建PT SKU，并映射到该SKU（店铺+站点，今天起）。',
      'Adds a PT SKU whose seller SKU is the code of the SKU and the suffix, and maps it to the SKU (store and site, from today).',
    ),
    input: {
      suffix: {
        kind: 'code',
        label: text('后缀', 'Suffix'),
        maxLength: 20,
        pattern: '[A-Z0-9._-]+',
        help: text('留空则卖家SKU与SKU编码相同。', 'Left empty, the seller SKU is the code of the SKU.'),
      },
      fulfilment: {
        kind: 'enum',
        label: text('配送方式', 'Fulfilment'),
        required: true,
        options: fulfilmentOptions,
        initial: 'fbm',
      },
    },
  },
  { key: 'refresh', title: text('更新', 'Refresh'), permission: 'list', on: 'none' },
] as const satisfies readonly PostAction[];
