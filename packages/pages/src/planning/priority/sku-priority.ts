import { checkPriority, priorityOf } from '@axle/planning';
import { definePage, defineResource, type EnumOption } from '@axle/page-kit';
import { parameterName } from '../../system/dated/period-fields.ts';

const tones = { S: 'bad', A: 'warn', B: 'info', C: 'neutral', D: 'neutral' } as const;
const priorityOptions = Object.entries(tones).map(([code, tone]) => ({ code, label: { zh: code, en: code }, tone })) as readonly EnumOption<
  keyof typeof tones
>[];
const letters = <Code extends string>(...codes: readonly Code[]): readonly EnumOption<Code>[] =>
  codes.map(code => ({ code, label: { zh: code, en: code } }));
const manualInput = {
  manual: { kind: 'enum', label: { zh: '优先级', en: 'Priority' }, required: true, options: priorityOptions },
  reason: { kind: 'text', label: { zh: '原因', en: 'Reason' }, required: true, maxLength: 300, lines: 2 },
  until: {
    kind: 'date',
    label: { zh: '截止日期', en: 'Until' },
    required: true,
    help: { zh: '最长180天，之后自动恢复建议值。', en: 'At most 180 days; after that the suggestion applies again.' },
  },
} as const;

export const skuPriorityRecords = defineResource({
  entity: 'skuPriority',
  label: { zh: '优先级', en: 'Priority' },
  service: 'mrp',
  nameFields: ['name'],
  scopedBy: { kind: 'market', field: 'market' },
  fields: {
    name: parameterName,
    sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', required: true, immutable: true, key: true, width: 220 },
    market: { kind: 'ref', label: { zh: '市场', en: 'Market' }, entity: 'market', required: true, immutable: true, key: true, width: 110 },
    revenue: {
      kind: 'money',
      label: { zh: '近13周销售额', en: 'Revenue (13 weeks)' },
      readOnly: true,
      scale: 4,
      min: '0',
      currency: { code: 'CNY' },
      width: 150,
      help: { zh: '约90天，取自周销量。', en: 'About 90 days, from weekly sales.' },
    },
    cumulative: {
      kind: 'percent',
      label: { zh: '累计占比', en: 'Cumulative share' },
      readOnly: true,
      scale: 2,
      places: 2,
      min: '0',
      max: '100',
      width: 110,
    },
    abc: { kind: 'enum', label: { zh: 'ABC', en: 'ABC' }, readOnly: true, options: letters('A', 'B', 'C'), width: 76 },
    cv: {
      kind: 'decimal',
      label: { zh: 'CV', en: 'CV' },
      readOnly: true,
      scale: 4,
      places: 2,
      min: '0',
      max: '99999',
      width: 84,
      help: { zh: '13周销量的标准差 ÷ 均值。', en: 'Standard deviation ÷ mean of 13 weeks of sales.' },
    },
    xyz: { kind: 'enum', label: { zh: 'XYZ', en: 'XYZ' }, readOnly: true, options: letters('X', 'Y', 'Z'), width: 76 },
    suggested: { kind: 'enum', label: { zh: '建议', en: 'Suggested' }, readOnly: true, options: priorityOptions, width: 100 },
    manual: { kind: 'enum', label: { zh: '手工', en: 'Manual' }, options: priorityOptions, width: 90 },
    priority: { kind: 'enum', label: { zh: '优先级', en: 'Priority' }, readOnly: true, options: priorityOptions, width: 96 },
    rank: {
      kind: 'integer',
      label: { zh: '顺位', en: 'Rank' },
      readOnly: true,
      min: 1,
      max: 5,
      hidden: true,
      width: 76,
      help: { zh: 'S为1，D为5，没有优先级按3。', en: 'S is 1, D is 5, no priority counts as 3.' },
    },
    differs: { kind: 'bool', label: { zh: '与建议不同', en: 'Differs from suggestion' }, readOnly: true, width: 110 },
    reason: { kind: 'text', label: { zh: '原因', en: 'Reason' }, maxLength: 300, width: 220 },
    until: { kind: 'date', label: { zh: '截止日期', en: 'Until' }, width: 116, expiry: { within: 14 } },
    calcAt: { kind: 'instant', label: { zh: '计算时间', en: 'Calculated at' }, readOnly: true, width: 150 },
  },
  unique: [{ fields: ['sku', 'market'] }],
  checks: [checkPriority],
  derive: priorityOf,
});

export const skuPriority = definePage({
  key: 'skuPriority',
  title: { zh: '设置优先级', en: 'SKU priority' },
  help: {
    why: {
      zh: '每个SKU在每个市场有一个优先级，决定缺货分配、生产跟进与装柜的先后。',
      en: 'One priority per SKU and market, which sets the order of shortage allocation, production follow-up and container loading.',
    },
    notes: [
      {
        zh: 'ABC按销售额：排在其前的累计不足80%为A，不足95%为B，其余为C；XYZ按13周销量的变异系数：≤0.5为X，≤1为Y，其余为Z。',
        en: 'ABC by revenue: A while the cumulative share before it is below 80%, B below 95%, else C. XYZ by the coefficient of variation over 13 weeks: up to 0.5 X, up to 1 Y, else Z.',
      },
      {
        zh: 'AX为S，AY、AZ、BX为A，BY、CX为B，BZ、CY为C，CZ为D；S级不超过该市场在售SKU的10%，超出的按销售额转为A。',
        en: 'AX is S; AY, AZ, BX are A; BY, CX are B; BZ, CY are C; CZ is D. S is limited to 10% of the SKUs on sale in a market; beyond that, those with less revenue become A.',
      },
      {
        zh: '手工优先级须有原因与截止日期（最长180天），到期后自动恢复建议值。',
        en: 'A manual priority needs a reason and an end date within 180 days; after that the suggestion applies again.',
      },
    ],
  },
  resource: skuPriorityRecords,
  columns: [
    'sku',
    'market',
    'revenue',
    'cumulative',
    'abc',
    'cv',
    'xyz',
    'suggested',
    'manual',
    'priority',
    'rank',
    'differs',
    'reason',
    'until',
    'calcAt',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: ['sku', 'market', 'abc', 'xyz', 'priority', 'differs', 'until', 'revenue', 'cv', 'status'],
  totals: ['revenue'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'differs', title: { zh: '与建议不同', en: 'Differs from suggestion' }, filters: [{ field: 'differs', op: 'eq', value: true }] },
  ],
  form: [{ title: { zh: '手工优先级', en: 'Manual priority' }, fields: ['manual', 'reason', 'until'] }],
  standard: ['list', 'update', 'enable', 'disable', 'import', 'export', 'log'],
  actions: [
    {
      key: 'compute',
      title: { zh: '计算', en: 'Calculate' },
      permission: 'update',
      on: 'none',
      tone: 'primary',
      confirm: {
        zh: '按近13周销量重新计算所有市场的ABC、XYZ与建议值；手工优先级不变。',
        en: 'Recalculates ABC, XYZ and suggestions of all markets from the last 13 weeks; manual priorities stay.',
      },
    },
    { key: 'setManual', title: { zh: '手工设置', en: 'Set manually' }, permission: 'update', on: 'many', input: manualInput },
    {
      key: 'clearManual',
      title: { zh: '恢复建议值', en: 'Revert to suggestion' },
      permission: 'update',
      on: 'many',
      preview: true,
      when: { field: 'manual', in: ['S', 'A', 'B', 'C', 'D'] },
      confirm: { zh: '删除手工优先级，建议值立即生效。', en: 'Removes the manual priority; the suggestion applies at once.' },
    },
  ],
  importing: {
    columns: ['sku', 'market', 'manual', 'reason', 'until'],
    mode: 'per_row',
    example: { sku: 'BRP-10001', market: 'US', manual: 'A', reason: '促销', until: '2026-06-30' },
  },
});
