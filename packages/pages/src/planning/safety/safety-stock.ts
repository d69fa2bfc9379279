import { text } from '@axle/kernel';
import { safetyDifference, safetyHolds } from '@axle/planning';
import { definePage, defineResource, type Field, type LineField, standardActions } from '@axle/page-kit';
import { nextPeriodAction } from '../../system/dated/next-period.ts';
import { parameterName, periodFields } from '../../system/dated/period-fields.ts';

const number = (zh: string, en: string, scale: number, width = 96): Field => ({
  kind: 'decimal',
  label: text(zh, en),
  readOnly: true,
  scale,
  places: Math.min(2, scale),
  min: '0',
  max: '99999999',
  width,
});
const pieces = (zh: string, en: string, more: Partial<Field> = {}): Field =>
  ({ kind: 'integer', label: text(zh, en), min: 0, max: 100_000_000, width: 104, ...more }) as Field;
const weeks: LineField = { kind: 'integer', label: { zh: '周数', en: 'Weeks' }, required: true, min: 8, max: 52, initial: 26 };
const cut: LineField = {
  kind: 'bool',
  label: { zh: '剔除异常周', en: 'Exclude outliers' },
  initial: true,
  help: { zh: '排除偏离中位数超过3倍MAD的周。', en: 'Weeks more than 3 median absolute deviations from the median.' },
};
const ofSkus: LineField = {
  kind: 'ref',
  label: { zh: 'SKU', en: 'SKU' },
  entity: 'sku',
  help: { zh: '留空表示所有有销量的SKU。', en: 'Leave empty for all SKUs with sales.' },
};
const ofNode: LineField = { kind: 'ref', label: { zh: '节点', en: 'Node' }, entity: 'planNode' };
const ofCategory: LineField = { kind: 'cascade', label: { zh: '品类', en: 'Category' }, entity: 'category' };
const worked = (zh: string, en: string, scale: number): LineField => ({
  kind: 'decimal',
  label: text(zh, en),
  scale,
  places: Math.min(2, scale),
  min: '-99999999',
  max: '99999999',
  width: 90,
});
const count = (zh: string, en: string): LineField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 100_000_000, width: 100 });
const textField = (zh: string, en: string, width: number): LineField => ({ kind: 'text', label: text(zh, en), maxLength: 300, width });
const told = ['dMean', 'dSd', 'lMean', 'lSd', 'computed', 'result'] as const;

export const safetyStockRecords = defineResource({
  entity: 'safetyStock',
  label: { zh: '安全库存', en: 'Safety stock' },
  service: 'mrp',
  readFrom: 'safety_stock_list',
  nameFields: ['name'],
  fields: {
    name: parameterName,
    sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', required: true, immutable: true, key: true, width: 220 },
    node: { kind: 'ref', label: { zh: '节点', en: 'Node' }, entity: 'planNode', required: true, immutable: true, key: true, width: 110 },
    category: { kind: 'cascade', label: { zh: '品类', en: 'Category' }, entity: 'category', readOnly: true, hidden: true, width: 150 },
    planner: { kind: 'user', label: { zh: '计划员', en: 'Planner' }, readOnly: true, figure: true, hidden: true, width: 110 },
    abcXyz: { kind: 'text', label: { zh: 'ABC/XYZ', en: 'ABC/XYZ' }, readOnly: true, maxLength: 4, width: 96 },
    method: {
      kind: 'enum',
      label: { zh: '方法', en: 'Method' },
      required: true,
      initial: 'statistical',
      width: 110,
      options: [
        { code: 'statistical', label: { zh: '统计法', en: 'Statistical' }, tone: 'info' },
        { code: 'coverDays', label: { zh: '天数法', en: 'Cover days' }, tone: 'neutral' },
        { code: 'fixed', label: { zh: '固定值', en: 'Fixed' }, tone: 'warn' },
      ],
    },
    service: {
      kind: 'percent',
      label: { zh: '服务水平', en: 'Service level' },
      scale: 2,
      min: '0',
      max: '100',
      width: 100,
      help: { zh: '50–99.9；留空则按ABC分类取MRP基础配置。', en: '50 to 99.9; if empty, the MRP base config for its ABC class applies.' },
    },
    zValue: number('z', 'z', 4, 76),
    dMean: number('日均需求(件)', 'Daily demand (pcs)', 4, 116),
    dSd: number('σd', 'σd', 4),
    lMean: number('提前期(天)', 'Lead time (days)', 2, 104),
    lSd: number('σL', 'σL', 4),
    weeks: pieces('周数', 'Weeks', { readOnly: true, hidden: true, width: 84 }),
    coverDays: pieces('备货天数', 'Cover days', { hidden: true }),
    fixedQty: pieces('固定数量', 'Fixed quantity', { hidden: true }),
    computed: pieces('计算值', 'Calculated', { readOnly: true }),
    minQty: pieces('下限', 'Min', { width: 84 }),
    maxQty: pieces('上限', 'Max', { width: 84 }),
    result: pieces('安全库存', 'Safety stock', {
      approval: true,
      width: 110,
      help: { zh: '当前生效的值；修改须审批。', en: 'The value in force; changes need approval.' },
    }),
    reorderPoint: pieces('再订货点', 'Reorder point', { readOnly: true, hidden: true }),
    stockDays: {
      kind: 'decimal',
      label: { zh: '现货可售天数', en: 'On-hand cover (days)' },
      readOnly: true,
      figure: true,
      scale: 1,
      places: 1,
      min: '0',
      max: '99999999',
      width: 116,
      help: { zh: '节点仓库现货 ÷ d̄。', en: 'On-hand stock of the node’s warehouse ÷ d̄.' },
    },
    difference: {
      kind: 'percent',
      label: { zh: '与现值差异', en: 'Difference' },
      readOnly: true,
      scale: 2,
      places: 1,
      min: '-100',
      max: '99999999',
      width: 110,
      help: { zh: '计算值相对生效值的增减百分比。', en: 'How far the calculated value is above or below the value in force.' },
    },
    needsHistory: {
      kind: 'bool',
      label: { zh: '历史不足', en: 'Not enough history' },
      readOnly: true,
      width: 120,
      help: { zh: '销量历史不足8周，按天数法计算。', en: 'Fewer than 8 weeks of sales: cover days are used.' },
    },
    source: {
      kind: 'enum',
      label: { zh: '来源', en: 'Source' },
      readOnly: true,
      width: 96,
      options: [
        { code: 'proposal', label: { zh: '提案', en: 'Proposal' }, tone: 'info' },
        { code: 'manual', label: { zh: '手工', en: 'Manual' } },
        { code: 'import', label: { zh: '导入', en: 'Import' } },
      ],
    },
    reason: { kind: 'text', label: { zh: '原因', en: 'Reason' }, maxLength: 300, width: 200 },
    calcAt: { kind: 'instant', label: { zh: '计算时间', en: 'Calculated at' }, readOnly: true, width: 150 },
    ...periodFields,
  },
  unique: [{ fields: ['sku', 'node', 'effectiveFrom'] }],
  checks: [safetyHolds],
  derive: safetyDifference,
});

export const safetyStock = definePage({
  key: 'safetyStock',
  title: { zh: '安全库存', en: 'Safety stock' },
  help: {
    why: {
      zh: '列出每个SKU在每个节点的建议安全库存及其算式，计划员可以采用或改写。',
      en: 'Shows the proposed safety stock per SKU and node with its arithmetic; planners can accept or override it.',
    },
    notes: [
      {
        zh: '统计法：⌈z·√(L̄·σd²+d̄²·σL²)⌉；d̄与σd取自周销量（÷7、÷√7），L̄为总提前期，σL由头程P50与P85推出；结果受上下限约束。',
        en: 'Statistical: ⌈z·√(L̄·σd²+d̄²·σL²)⌉; d̄ and σd from weekly sales (÷7 and ÷√7), L̄ is the total lead time, σL from the first-leg P50 and P85; the result is kept within min and max.',
      },
      {
        zh: '提前期内需求不足10件时按泊松分布；销量历史不足8周时按天数法。',
        en: 'Below 10 pieces of demand in the lead time it uses a Poisson distribution; below 8 weeks of sales, cover days.',
      },
      {
        zh: '“试算”不保存；“计算”写入计算值，不改变生效值；“采用”将计算值提交审批，变化超过50%须写明原因。',
        en: '“Dry run” saves nothing. “Calculate” writes the calculated value and leaves the value in force. “Accept” submits it for approval, with a reason if the change exceeds 50%.',
      },
    ],
  },
  resource: safetyStockRecords,
  columns: [
    'sku',
    'node',
    'abcXyz',
    'method',
    'service',
    'zValue',
    'dMean',
    'dSd',
    'lMean',
    'lSd',
    'computed',
    'minQty',
    'maxQty',
    'result',
    'stockDays',
    'difference',
    'needsHistory',
    'calcAt',
    'effectiveFrom',
    'effectiveTo',
    'source',
    'reason',
    'coverDays',
    'fixedQty',
    'reorderPoint',
    'weeks',
    'category',
    'planner',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: [
    'sku',
    'node',
    'planner',
    'category',
    'method',
    'abcXyz',
    'difference',
    'needsHistory',
    'result',
    'effectiveFrom',
    'effectiveTo',
    'status',
  ],
  sort: [{ field: 'difference', descending: true }],
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'history', title: { zh: '历史不足', en: 'Not enough history' }, filters: [{ field: 'needsHistory', op: 'eq', value: true }] },
    { key: 'explain', title: { zh: '算式', en: 'Explain' }, view: 'planning/safety-explain' },
    {
      key: 'dryRun',
      title: { zh: '试算', en: 'Dry run' },
      tool: {
        reads: told,
        inputs: { node: ofNode, sku: ofSkus, category: ofCategory, weeks, cutOutliers: cut },
        results: {
          proposed: count('有建议', 'Proposals'),
          needsHistory: count('历史不足', 'Not enough history'),
          lacking: count('缺提前期', 'Missing lead time'),
          rows: {
            kind: 'lines',
            label: { zh: '前300行', en: 'First 300' },
            by: ['sku', 'node'],
            most: 300,
            fields: {
              sku: { ...textField('SKU', 'SKU', 120), required: true },
              node: { ...textField('节点', 'Node', 90), required: true },
              dMean: worked('d̄', 'd̄', 4),
              dSd: worked('σd', 'σd', 4),
              lMean: worked('L̄', 'L̄', 2),
              lSd: worked('σL', 'σL', 4),
              service: worked('服务水平', 'Service level', 2),
              computed: count('计算值', 'Calculated'),
              result: count('现值', 'In force'),
              difference: worked('差%', 'Difference %', 1),
              note: textField('说明', 'Note', 200),
            },
          },
        },
      },
    },
    {
      key: 'demand',
      title: { zh: '周需求', en: 'Weekly demand' },
      tool: {
        reads: told,
        inputs: { sku: { ...ofSkus, required: true, key: true }, node: { ...ofNode, required: true, key: true }, weeks, cutOutliers: cut },
        results: {
          dMean: worked('d̄(件/天)', 'd̄ (pc/day)', 4),
          weekSd: worked('周σ', 'σ week', 4),
          dSd: worked('σd', 'σd', 4),
          cut: count('剔除周数', 'Excluded weeks'),
          price: { kind: 'decimal', label: { zh: '采购价(CNY)', en: 'Purchase price (CNY)' }, scale: 4, places: 2 },
          rows: {
            kind: 'lines',
            label: { zh: '周', en: 'Weeks' },
            by: ['week'],
            most: 60,
            fields: { week: { kind: 'week', label: { zh: '周', en: 'Week' }, required: true, width: 110 }, units: count('销量', 'Units') },
          },
        },
      },
    },
  ],
  form: [
    { title: { zh: '安全库存', en: 'Safety stock' }, fields: ['sku', 'node', 'effectiveFrom', 'effectiveTo', 'result', 'reason'] },
    { title: { zh: '方法', en: 'Method' }, fields: ['method', 'service', 'coverDays', 'fixedQty', 'minQty', 'maxQty'] },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'compute',
      title: { zh: '计算', en: 'Calculate' },
      permission: 'update',
      on: 'none',
      tone: 'primary',
      input: { node: ofNode, sku: ofSkus, category: ofCategory, weeks, cutOutliers: cut },
      confirm: {
        zh: '按周销量与提前期重新计算；只写入计算值，生效值不变。请先用“试算”查看。',
        en: 'Recalculates from weekly sales and lead times. Only calculated values are written; values in force stay. Check with “Dry run” first.',
      },
    },
    {
      key: 'accept',
      title: { zh: '采用', en: 'Accept' },
      permission: 'update',
      on: 'many',
      preview: true,
      confirm: { zh: '将计算值作为安全库存提交审批。', en: 'Submits the calculated value for approval as safety stock.' },
      input: {
        reason: {
          kind: 'text',
          label: { zh: '原因', en: 'Reason' },
          maxLength: 300,
          lines: 2,
          help: { zh: '变化超过50%时必填。', en: 'Required if the change exceeds 50%.' },
        },
      },
    },
    nextPeriodAction,
  ],
  importing: {
    columns: ['sku', 'node', 'method', 'service', 'coverDays', 'fixedQty', 'minQty', 'maxQty', 'reason', 'effectiveFrom'],
    mode: 'per_row',
    example: { sku: 'BRP-10001', node: 'US-W', method: '统计法', service: '95', minQty: '20', maxQty: '400', effectiveFrom: '2026-12-01' },
  },
});
