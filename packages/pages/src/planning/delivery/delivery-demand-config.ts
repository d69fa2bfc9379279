import { deliveryHolds } from '@axle/planning';
import { definePage, defineResource, type LineField, standardActions } from '@axle/page-kit';
import { nodeFigures, nodeFilters } from './node-figures.ts';
import { parameterName } from '../../system/dated/period-fields.ts';
import { shareFields } from './share-fields.ts';

const told = (zh: string, en: string, width = 120): LineField => ({ kind: 'text', label: { zh, en }, maxLength: 300, width });
const count = (zh: string, en: string): LineField => ({ kind: 'integer', label: { zh, en }, min: 0, max: 100_000_000, width: 96 });
const figure = (zh: string, en: string): LineField => ({ kind: 'decimal', label: { zh, en }, scale: 2, places: 2, width: 96 });

export const deliveryDemandRecords = defineResource({
  entity: 'deliveryDemand',
  label: { zh: '发货需求配置', en: 'Delivery demand config' },
  service: 'mrp',
  readFrom: 'delivery_demand_shown',
  nameFields: ['name'],
  fields: {
    name: parameterName,
    site: { kind: 'ref', label: { zh: '站点', en: 'Site' }, entity: 'site', required: true, immutable: true, key: true, width: 120 },
    category: { kind: 'cascade', label: { zh: '品类', en: 'Category' }, entity: 'category', immutable: true, key: true, width: 150 },
    sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', immutable: true, key: true, width: 160 },
    ...nodeFigures,
    realTold: {
      kind: 'text',
      label: { zh: '近13周实际(%)', en: 'Real, 13 weeks (%)' },
      readOnly: true,
      figure: true,
      maxLength: 500,
      width: 260,
      help: { zh: '约90天，按周销量表。', en: 'About 90 days, from the weekly sales.' },
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
      label: { zh: '优先', en: 'Priorities' },
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
  checks: [deliveryHolds],
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
        zh: '分仓比例合计必须为100%；站点+SKU优先于站点+品类（由下往上），再优先于站点。',
        en: 'Shares sum to 100 %; site and SKU go before site and category upwards, those before the site alone.',
      },
      {
        zh: '各节点的天数、发货日与体积在列表中按“节点 值”列出；导出时勾选明细，每个节点一行。',
        en: 'Days, ship days and volumes of the nodes stand in the list as “node value”; an export with lines has a row for each node.',
      },
      {
        zh: '需求 = 日需求×目标天数−现货−在途，按件、箱或托向上取整；“试算”列出每个节点的需求与下一发货日。',
        en: 'Need is daily demand × wanted days − on hand − in transit, rounded up to pieces, cartons or pallets; “Simulate” lists it for each node with its next ship day.',
      },
      {
        zh: '比例的修改须计划经理审批；“取实际比例”把近13周的实际占比提交审批。',
        en: 'A planning manager decides on changed shares; “Take real shares” sends those of the last 13 weeks to be decided on.',
      },
    ],
  },
  resource: deliveryDemandRecords,
  columns: [
    'site',
    'category',
    'sku',
    ...Object.keys(nodeFigures),
    'realTold',
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
  filters: ['site', 'nodes', 'category', 'sku', 'priorities', 'sharesTold', ...nodeFilters, 'status'],
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
          row: told('适用配置', 'Row that holds', 200),
          lines: {
            kind: 'lines',
            label: { zh: '节点', en: 'Nodes' },
            by: ['node'],
            most: 20,
            sums: ['weekly', 'need', 'send'],
            fields: {
              node: { ...told('节点', 'Node', 100), required: true },
              percent: figure('比例%', 'Share %'),
              weekly: figure('每周', 'Per week'),
              coverDays: count('目标天数', 'Cover days'),
              onHand: count('现货', 'On hand'),
              inTransit: count('在途', 'In transit'),
              need: count('需求', 'Need'),
              multiple: count('取整单位', 'Rounded to'),
              send: count('发货', 'Send'),
              ships: { kind: 'date', label: { zh: '下一发货日', en: 'Next ship day' }, width: 120 },
              note: told('说明', 'Note', 180),
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
      title: { zh: '取实际比例', en: 'Take real shares' },
      permission: 'update',
      on: 'many',
      preview: true,
      confirm: {
        zh: '把近13周的实际占比作为新比例提交审批。',
        en: 'The real shares of the last 13 weeks are sent to be decided on as the new ones.',
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
