import { text } from '@axle/kernel';
import { type ColumnDrill, definePage, defineResource, type PercentField } from '@axle/page-kit';
import { units } from './stock-figures.ts';

const ofShares = { seenWith: { page: 'deliveryDemandConfig', field: 'shares' } } as const;
const share = (zh: string, en: string, more: Partial<PercentField> = {}): PercentField => ({
  kind: 'percent',
  label: text(zh, en),
  readOnly: true,
  scale: 4,
  places: 2,
  min: '0',
  max: '100',
  width: 120,
  ...more,
});

/** The units ordered from each node of a configured split. */
export const demandSplitRecords = defineResource({
  entity: 'demandSplit',
  label: text('分仓比例', 'Demand split'),
  service: 'stock',
  nameFields: ['config', 'node'],
  managed: false,
  fields: {
    config: {
      kind: 'text',
      label: text('分仓配置', 'Configured split'),
      readOnly: true,
      unsorted: true,
      maxLength: 200,
      key: true,
      width: 170,
    },
    node: { kind: 'ref', label: text('节点', 'Node'), entity: 'planNode', readOnly: true, key: true, width: 120 },
    site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', readOnly: true, width: 110 },
    category: { kind: 'cascade', label: text('品类', 'Category'), entity: 'category', readOnly: true, width: 150 },
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 210 },
    configured: share('配置比例', 'Configured', { unsorted: true, ...ofShares }),
    actual: share('实际比例', 'Actual', {
      unsorted: true,
      scale: 2,
      bar: true,
      help: text('近90天订单按收货地区归入最近节点的占比。', 'Share of the orders of 90 days that go to the regions nearest to the node.'),
    }),
    gap: {
      kind: 'decimal',
      label: text('差异(百分点)', 'Gap (points)'),
      readOnly: true,
      scale: 2,
      places: 2,
      min: '-100',
      max: '100',
      width: 120,
      help: text('实际比例 − 配置比例。', 'Actual − configured.'),
      ...ofShares,
    },
    units: units(text('订单件数', 'Units ordered'), { width: 110 }),
    isOff: {
      kind: 'bool',
      label: text('偏差≥5', 'Off by 5 points'),
      readOnly: true,
      width: 120,
      help: text('该配置有节点相差5个百分点以上。', 'A node of the split is off by 5 points or more.'),
      ...ofShares,
    },
    regions: {
      kind: 'text',
      label: text('主要收货地区', 'Main ship-to regions'),
      readOnly: true,
      unsorted: true,
      maxLength: 200,
      width: 320,
      help: text('该节点件数最多的5个州/地区。', 'The five states that most units of the node go to.'),
    },
    countedAt: { kind: 'instant', label: text('统计时间', 'Counted at'), readOnly: true, unsorted: true, width: 150 },
  },
});

const configured = {
  section: 'basic',
  page: 'deliveryDemandConfig',
  filters: [{ field: 'site', op: 'in', by: 'site' }],
} as const satisfies ColumnDrill<'site'>;

export const demandSplit = definePage({
  key: 'demandSplit',
  title: text('分仓比例', 'Demand split'),
  words: ['分仓', '实际占比', 'actual shares', 'ship-to region'],
  help: {
    why: text(
      '对比近90天订单按收货地区的实际分布与发货需求配置的比例。',
      'Compares where orders of the last 90 days were shipped with the configured shares.',
    ),
    notes: [
      text(
        '收货地区归入运费分区最低的节点；几个节点同样近时按配置比例分摊；平台配送的订单归平台节点。例：配置60∶40，近一仓300件、近二仓500件、同近200件，实际为42∶58。',
        'A region counts for the node with the lowest zone; where several are equally near, by their configured shares. What the platform ships counts for its own node. With 60 : 40 configured, 300 units near the first, 500 near the second and 200 near both, the actual split is 42 : 58.',
      ),
      text(
        '“提交比例变更”把实际比例提交到发货需求配置，由计划经理审批后生效。每小时更新。',
        '“Propose split” submits the actual shares to the delivery demand config; they take effect once the planning manager approves them. Updated hourly.',
      ),
    ],
  },
  resource: demandSplitRecords,
  columns: ['config', 'node', 'configured', 'actual', 'gap', 'units', 'isOff', 'regions', 'site', 'category', 'sku', 'countedAt'],
  pinned: 2,
  filters: ['site', 'node', 'category', 'sku', 'gap', 'units', 'isOff'],
  totals: ['units'],
  search: [],
  sort: [{ field: 'site' }],
  drills: { configured },
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'off', title: text('偏差较大', 'Off'), filters: [{ field: 'isOff', op: 'eq', value: true }] },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'proposeSplit',
      title: text('提交比例变更', 'Propose split'),
      on: 'many',
      tone: 'primary',
      preview: true,
      confirm: text(
        '把所选配置全部节点的实际比例提交审批，审批前比例不变；没有订单的节点将移除。',
        'Submits the actual shares of all nodes of the chosen splits for approval; they stay as they are until then. Nodes without orders are left out.',
      ),
    },
  ],
});
