import { text } from '@axle/kernel';
import type { EnumListField, EnumOption, Fields, TextField } from '@axle/page-kit';
import { shareFields } from './share-fields.ts';

const figure = { readOnly: true, figure: true, seenWith: { page: 'deliveryDemandConfig', field: 'shares' } } as const;

/** A value of every node in one cell: `US-W 45 · US-E 30`. */
const summary = (zh: string, en: string, width: number): TextField => ({
  kind: 'text',
  label: text(zh, en),
  maxLength: 500,
  width,
  ...figure,
});

/** Which of some values the nodes of a row have; which node has which stands in its details and in exports by line. */
const held = (options: readonly EnumOption[], zh: string, en: string): EnumListField => ({
  kind: 'enumList',
  label: text(zh, en),
  options,
  width: 120,
  help: {
    zh: '各节点的取值；具体节点的取值见详情，或按行导出。',
    en: 'The values of all nodes; see the details, or export with lines, for the value of each node.',
  },
  ...figure,
});

/** What each node of a row gets, as columns of the list. */
export const nodeFigures = {
  sharesSummary: summary('分仓比例(%)', 'Shares (%)', 260),
  prioritySummary: summary('优先级', 'Priority', 210),
  targetSummary: summary('目标天数', 'Target days', 250),
  leastSummary: summary('最低天数', 'Min days', 250),
  shipDaysSummary: summary('发货日(1=周一)', 'Ship days (1 = Mon)', 270),
  minCbmSummary: summary('最小体积(m³)', 'Min volume (m³)', 250),
  maxCbmSummary: summary('最大体积(m³)', 'Max volume (m³)', 250),
  roundsTo: held(shareFields.roundTo.options, '取整单位', 'Round to'),
  stockOrders: held(shareFields.poolOrder.options, '库存使用顺序', 'Stock usage order'),
  noHazardsAt: { kind: 'tags', label: { zh: '不含危险品的节点', en: 'Nodes without hazards' }, maxLength: 20, width: 150, ...figure },
} as const satisfies Fields;

/** Filters of the list by what its nodes have. */
export const nodeFilters = ['roundsTo', 'stockOrders', 'noHazardsAt'] as const;
