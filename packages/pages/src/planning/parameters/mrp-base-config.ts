import { text } from '@axle/kernel';
import { checkConfig } from '@axle/planning';
import {
  definePage,
  defineResource,
  type IntegerField,
  type LineField,
  namesOf,
  type RefField,
  standardActions,
  type TextField,
} from '@axle/page-kit';
import { channelsTab } from '../channel/channels-tab.ts';
import { configFields } from './config-fields.ts';
import { parameterName } from '../../system/dated/period-fields.ts';

const parameters = namesOf(configFields);
const textField = (zh: string, en: string, width = 160): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 300, width });
const days = (zh: string, en: string): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 5000, width: 84 });
const ofSku: RefField = { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', required: true, key: true };
const ofNode: RefField = { kind: 'ref', label: { zh: '节点', en: 'Node' }, entity: 'planNode', required: true, key: true };

export const mrpBaseConfigRecords = defineResource({
  entity: 'mrpBaseConfig',
  label: { zh: 'MRP基础配置', en: 'MRP base config' },
  service: 'mrp',
  readFrom: 'mrp_base_config_list',
  nameFields: ['name'],
  fields: {
    name: parameterName,
    scope: {
      kind: 'enum',
      label: { zh: '范围', en: 'Scope' },
      required: true,
      immutable: true,
      key: true,
      initial: 'node',
      width: 96,
      options: [
        { code: 'default', label: { zh: '默认', en: 'Default' }, tone: 'neutral' },
        { code: 'market', label: { zh: '市场', en: 'Market' }, tone: 'neutral' },
        { code: 'node', label: { zh: '节点', en: 'Node' }, tone: 'warn' },
        { code: 'category', label: { zh: '品类', en: 'Category' }, tone: 'info' },
        { code: 'sku', label: { zh: 'SKU', en: 'SKU' }, tone: 'good' },
      ],
      help: {
        zh: '每个字段单独按SKU、品类（逐级向上）、节点、市场、默认的顺序取值。',
        en: 'Each field takes its value in this order: SKU, category (upwards), node, market, default.',
      },
    },
    market: { kind: 'ref', label: { zh: '市场', en: 'Market' }, entity: 'market', immutable: true, key: true, width: 100 },
    node: { kind: 'ref', label: { zh: '节点', en: 'Node' }, entity: 'planNode', immutable: true, key: true, width: 110 },
    category: { kind: 'cascade', label: { zh: '品类', en: 'Category' }, entity: 'category', immutable: true, key: true, width: 140 },
    sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', immutable: true, key: true, width: 200 },
    ...configFields,
    firstLegDays: {
      kind: 'text',
      label: { zh: '头程P50/P85', en: 'First leg P50/P85' },
      readOnly: true,
      figure: true,
      maxLength: 300,
      width: 190,
      help: { zh: '今天有效的头程天数；仅节点行显示。', en: 'First-leg days in force today; shown for node rows only.' },
    },
    leadTotal: {
      kind: 'integer',
      label: { zh: '提前期(天)', en: 'Lead time (days)' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 5000,
      width: 110,
      help: {
        zh: '本级已知部分之和，空的字段取自上一层级：SKU行含采购交期，节点行含头程；完整结果见“生效值”。',
        en: 'Sum of the parts known at this level; empty fields come from wider levels. SKU rows include the purchase lead time, node rows the first leg. See “Effective” for the complete value.',
      },
    },
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 300, width: 220 },
  },
  unique: [{ fields: ['scope', 'market', 'node', 'category', 'sku'] }],
  checks: [checkConfig],
});

export const mrpBaseConfig = definePage({
  key: 'mrpBaseConfig',
  title: { zh: 'MRP基础配置', en: 'MRP base config' },
  help: {
    why: {
      zh: '计划员按层级设置MRP运算参数，不必逐个SKU设置，并可查看哪一层生效。',
      en: 'Planners set the MRP parameters once per level instead of per SKU and see which level applies.',
    },
    notes: [
      {
        zh: '空的字段取自更宽的层级；默认行只有一行，不能删除或停用。',
        en: 'An empty field is taken from a wider level. There is exactly one default row; it cannot be deleted or disabled.',
      },
      {
        zh: '“生效值”列出某SKU在各节点的提前期，以及在某节点的每个参数与来源、总提前期的组成；采购交期先取供应商的“采购交期”，再取SKU主档。',
        en: '“Effective” lists the lead times of a SKU at every node and, for one node, every parameter with its source and the parts of the lead time. Purchase lead time comes from “Purchase lead times” of the supplier, else from the SKU.',
      },
      {
        zh: '“运输方式选择”按单件运费与已发布的单件利润（SKU利润→发布；没有时取预估利润）判断更快的方式是否值得：利润不低于多付的运费才用，利润未知不用。',
        en: '“Channel choice” weighs freight per unit against the published unit margin (SKU profit, Publish; else the estimated profit): a faster product is used only where a unit earns at least the extra freight, never where the margin is unknown.',
      },
      { zh: '“缺失”列出缺交期、运输方式或箱规的在售SKU。', en: '“Missing” lists active SKUs without lead time, transport or carton data.' },
    ],
  },
  resource: mrpBaseConfigRecords,
  columns: [
    'scope',
    'market',
    'node',
    'category',
    'sku',
    ...parameters.slice(0, 5),
    'firstLegDays',
    'leadTotal',
    ...parameters.slice(5),
    'note',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['scope', 'sku', 'category', 'node', 'market', 'planner', 'transport', 'leadTotal', 'lotPolicy', 'status'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'config', title: { zh: '配置', en: 'Config' } },
    {
      key: 'effective',
      title: { zh: '生效值', en: 'Effective' },
      tool: {
        reads: parameters,
        inputs: {
          sku: ofSku,
          node: {
            ...ofNode,
            required: false,
            help: { zh: '留空则只列各节点的提前期。', en: 'Leave empty to list only the lead times of all nodes.' },
          } as LineField,
        },
        results: {
          leadTotal: { kind: 'integer', label: { zh: '总提前期(天)', en: 'Total lead time (days)' }, min: 0, max: 5000 },
          lacking: textField('缺少', 'Missing'),
          nodes: {
            kind: 'lines',
            label: { zh: '各节点提前期(天)', en: 'Lead times by node (days)' },
            by: ['node'],
            most: 500,
            fields: {
              node: { ...textField('节点', 'Node', 110), required: true },
              purchase: days('采购', 'Purchase'),
              qc: days('质检', 'QC'),
              prep: days('备货', 'Prep'),
              firstLeg: days('头程', 'First leg'),
              receive: days('收货', 'Receive'),
              total: days('合计', 'Total'),
              lacks: textField('缺少', 'Missing', 200),
            },
          },
          parts: {
            kind: 'lines',
            label: { zh: '提前期组成', en: 'Lead time breakdown' },
            by: ['part'],
            most: 10,
            fields: {
              part: { ...textField('组成', 'Part', 140), required: true },
              days: { kind: 'integer', label: { zh: '天数', en: 'Days' }, min: 0, max: 5000, width: 90 },
              source: textField('来源', 'Source', 260),
            },
          },
          fields: {
            kind: 'lines',
            label: { zh: '参数', en: 'Parameters' },
            by: ['field'],
            most: 60,
            fields: {
              field: { ...textField('参数', 'Parameter'), required: true },
              value: textField('值', 'Value'),
              source: textField('来源', 'Source', 260),
            },
          },
        },
      },
    },
    channelsTab,
    {
      key: 'missing',
      title: { zh: '缺失', en: 'Missing' },
      tool: {
        inputs: { node: ofNode, category: { kind: 'cascade', label: { zh: '品类', en: 'Category' }, entity: 'category' } },
        results: {
          total: { kind: 'integer', label: { zh: '缺失SKU数', en: 'SKUs with missing data' }, min: 0, max: 10_000_000 },
          rows: {
            kind: 'lines',
            label: { zh: '前500个', en: 'First 500' },
            by: ['sku'],
            most: 500,
            fields: {
              sku: { ...textField('SKU', 'SKU', 130), required: true },
              name: textField('名称', 'Name', 300),
              lacks: textField('缺少', 'Missing', 300),
            },
          },
        },
      },
    },
  ],
  form: [
    { title: { zh: '范围', en: 'Scope' }, fields: ['scope', 'market', 'node', 'category', 'sku', 'planner'] },
    { title: { zh: '提前期', en: 'Lead time' }, fields: ['qcDays', 'prepDays', 'receiveDays', 'transport', 'airAllowed'] },
    {
      title: { zh: '批量', en: 'Lot sizing' },
      fields: ['lotPolicy', 'poqWeeksShip', 'poqWeeksBuy', 'fixedLot', 'maxCoverWeeks', 'overWeeks'],
    },
    {
      title: { zh: '运算', en: 'MRP run' },
      fields: [
        'horizonWeeks',
        'frozenWeeks',
        'receiptCutoffDow',
        'slipDays',
        'stockoutMode',
        'assumeReschedule',
        'fastCoversSafety',
        'useSubstitute',
        'note',
      ],
    },
    { title: { zh: '服务水平', en: 'Service level' }, fields: ['serviceA', 'serviceB', 'serviceC'] },
  ],
  standard: standardActions,
  actions: [
    { key: 'copyScope', title: { zh: '复制到其他范围', en: 'Copy to another scope' }, on: 'one', permission: 'add', effect: 'copy' },
  ],
  importing: {
    columns: ['scope', 'market', 'node', 'category', 'sku', ...parameters, 'note'],
    mode: 'per_row',
    example: {
      scope: '节点',
      node: 'US-W',
      qcDays: '2',
      prepDays: '5',
      receiveDays: '3',
      transport: 'SEA-LCL-LGB',
      lotPolicy: '按周期(POQ)',
      poqWeeksShip: '2',
      poqWeeksBuy: '4',
    },
  },
});
