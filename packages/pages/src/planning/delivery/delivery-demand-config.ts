import { text } from '@axle/kernel';
import { checkDeliveryDemand } from '@axle/planning';
import { type DecimalField, definePage, defineResource, type IntegerField, namesOf, standardActions, type TextField } from '@axle/page-kit';
import { nodeFigures, nodeFilters } from './node-figures.ts';
import { parameterName } from '../../system/dated/period-fields.ts';
import { shareFields } from './share-fields.ts';

const textField = (zh: string, en: string, width = 120): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 300, width });
const count = (zh: string, en: string): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 100_000_000, width: 96 });
const figure = (zh: string, en: string): DecimalField => ({ kind: 'decimal', label: text(zh, en), scale: 2, places: 2, width: 96 });

export const deliveryDemandRecords = defineResource({
  entity: 'deliveryDemand',
  label: { zh: '发货需求配置', en: 'Delivery demand config' },
  service: 'mrp',
  readFrom: 'delivery_demand_list',
  nameFields: ['name'],
  constraints: {
    delivery_demand_of: {
      code: 'ONE_SUBJECT',
      field: 'sku',
      message: { zh: '品类与SKU只能填一项', en: 'Give either a category or a SKU, not both' },
    },
  },
  fields: {
    name: parameterName,
    site: { kind: 'ref', label: { zh: '站点', en: 'Site' }, entity: 'site', required: true, immutable: true, key: true, width: 120 },
    category: { kind: 'cascade', label: { zh: '品类', en: 'Category' }, entity: 'category', immutable: true, key: true, width: 150 },
    sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', immutable: true, key: true, width: 200 },
    ...nodeFigures,
    realSummary: {
      kind: 'text',
      label: { zh: '近13周实际占比(%)', en: 'Actual shares, 13 weeks (%)' },
      readOnly: true,
      figure: true,
      maxLength: 500,
      width: 260,
      help: { zh: '约90天，取自周销量。', en: 'About 90 days, from weekly sales.' },
      seenWith: { page: 'deliveryDemandConfig', field: 'shares' },
    },
    nodes: {
      kind: 'tags',
      label: { zh: '节点', en: 'Nodes' },
      readOnly: true,
      figure: true,
      maxLength: 20,
      hidden: true,
      width: 160,
      seenWith: { page: 'deliveryDemandConfig', field: 'shares' },
    },
    priorities: {
      kind: 'tags',
      label: { zh: '优先级', en: 'Priorities' },
      readOnly: true,
      figure: true,
      maxLength: 4,
      hidden: true,
      width: 100,
      seenWith: { page: 'deliveryDemandConfig', field: 'shares' },
    },
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 300, width: 220 },
    shares: {
      kind: 'lines',
      label: { zh: '分仓', en: 'Shares' },
      required: true,
      approval: true,
      by: ['node'],
      most: 20,
      sums: ['percent'],
      fields: shareFields,
    },
  },
  unique: [{ fields: ['site', 'category', 'sku'] }],
  checks: [checkDeliveryDemand],
});

export const deliveryDemandConfig = definePage({
  key: 'deliveryDemandConfig',
  title: { zh: '发货需求配置', en: 'Delivery demand config' },
  help: {
    why: {
      zh: '把站点的需求分到各备货节点，并规定每个节点备多少天、哪天发、怎样取整。',
      en: 'Spreads a site’s demand over stocking nodes and says how much each should be sent, how often and in which rounding.',
    },
    notes: [
      {
        zh: '分仓比例合计必须为100%；取值顺序为站点+SKU、站点+品类（逐级向上）、站点。',
        en: 'Shares must sum to 100%. Site + SKU takes precedence over site + category (upwards), which takes precedence over site alone.',
      },
      {
        zh: '各节点的天数、发货日与体积在列表中显示为“节点 值”；导出时勾选明细，每个节点一行。',
        en: 'Days, ship days and volumes are shown in the list as “node value”; an export with lines has one row per node.',
      },
      {
        zh: '需求 = 日需求 × 目标天数 − 现货 − 在途，按件、箱或托向上取整；“试算”列出每个节点的需求与下一发货日。',
        en: 'Need = daily demand × target days − on hand − in transit, rounded up to pieces, cartons or pallets. “Simulate” lists the need and next ship day of each node.',
      },
      {
        zh: '修改比例须计划经理审批；“取实际比例”把近13周的实际占比提交审批。',
        en: 'Changed shares need approval by the planning manager. “Use actual shares” submits those of the last 13 weeks for approval.',
      },
    ],
  },
  resource: deliveryDemandRecords,
  columns: [
    'site',
    'category',
    'sku',
    ...namesOf(nodeFigures),
    'realSummary',
    'nodes',
    'priorities',
    'note',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['site', 'nodes', 'category', 'sku', 'priorities', 'sharesSummary', ...nodeFilters, 'status'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    {
      key: 'simulate',
      title: { zh: '试算', en: 'Simulate' },
      tool: {
        reads: ['shares'],
        inputs: {
          site: { kind: 'ref', label: { zh: '站点', en: 'Site' }, entity: 'site', required: true, key: true },
          sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', required: true, key: true },
          forecast: {
            kind: 'decimal',
            label: { zh: '预测(件/周)', en: 'Forecast (pc/week)' },
            required: true,
            scale: 2,
            min: '0',
            max: '9999999',
            initial: '100',
          },
        },
        results: {
          row: textField('适用配置', 'Applied config', 200),
          lines: {
            kind: 'lines',
            label: { zh: '节点', en: 'Nodes' },
            by: ['node'],
            most: 20,
            sums: ['weekly', 'need', 'send'],
            fields: {
              node: { ...textField('节点', 'Node', 100), required: true },
              percent: figure('比例%', 'Share %'),
              weekly: figure('每周', 'Per week'),
              coverDays: count('目标天数', 'Target days'),
              onHand: count('现货', 'On hand'),
              inTransit: count('在途', 'In transit'),
              need: count('需求', 'Need'),
              multiple: count('取整单位', 'Round to'),
              send: count('发货量', 'Ship quantity'),
              ships: { kind: 'date', label: { zh: '下一发货日', en: 'Next ship day' }, width: 120 },
              note: textField('说明', 'Note', 180),
            },
          },
        },
      },
    },
  ],
  form: [
    { title: { zh: '范围', en: 'Scope' }, fields: ['site', 'category', 'sku', 'note'] },
    { title: { zh: '分仓', en: 'Shares' }, fields: ['shares'] },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'takeReal',
      title: { zh: '取实际比例', en: 'Use actual shares' },
      permission: 'update',
      on: 'many',
      preview: true,
      confirm: {
        zh: '把近13周的实际占比作为新比例提交审批。',
        en: 'Submits the actual shares of the last 13 weeks for approval as the new shares.',
      },
    },
  ],
  importing: {
    columns: [
      'site',
      'category',
      'sku',
      'note',
      'shares.node',
      'shares.percent',
      'shares.priority',
      'shares.targetCoverDays',
      'shares.minCoverDays',
      'shares.shipWeekdays',
      'shares.minCbm',
      'shares.maxCbm',
      'shares.roundTo',
      'shares.poolOrder',
      'shares.excludeHazard',
    ],
    mode: 'per_document',
    lines: 'shares',
    example: {
      site: 'AMZ-US',
      'shares.node': 'US-W',
      'shares.percent': '60',
      'shares.targetCoverDays': '45',
      'shares.minCoverDays': '20',
      'shares.shipWeekdays': '周二,周五',
      'shares.maxCbm': '68',
      'shares.roundTo': '箱',
    },
  },
});
