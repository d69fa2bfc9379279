import { text } from '@axle/kernel';
import { checkWarehouseRule } from '@axle/logistics';
import { type CodeField, definePage, defineResource, type IntegerField } from '@axle/page-kit';
import { ruleFields } from './rule-fields.ts';
import { ruleFileColumns, ruleList } from './rule-list.ts';
import { ruleTabs } from './rule-tabs.ts';

const outputs = ['warehouses', 'storeWarehouses', 'splitAllowed', 'maxSplits'] as const;
const code = (zh: string, en: string, width: number): CodeField => ({
  kind: 'code',
  label: text(zh, en),
  required: true,
  maxLength: 32,
  width,
});
const pieces = (zh: string, en: string): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 1_000_000_000, width: 110 });

export const warehouseRuleRecords = defineResource({
  entity: 'warehouseRule',
  label: { zh: '仓库匹配规则', en: 'Warehouse match rule' },
  service: 'base',
  readFrom: 'warehouse_rule_list',
  nameFields: ['name'],
  searched: ['name', 'conditions', 'note'],
  fields: ruleFields('warehouse', {
    warehouses: {
      kind: 'tags',
      label: { zh: '仓库(按序)', en: 'Warehouses in order' },
      maxLength: 20,
      width: 200,
      help: { zh: '仓库编码，依次尝试。', en: 'Warehouse codes, tried in order.' },
    },
    storeWarehouses: {
      kind: 'bool',
      label: { zh: '按仓店配置', en: 'Use store configuration' },
      initial: false,
      width: 110,
      help: {
        zh: '使用订单店铺、站点与国家对应的仓店配置中的仓库及顺序；此时不填仓库。',
        en: 'Uses the warehouses of the store configuration for the order’s store, site and country, in its order; leave the warehouses empty.',
      },
    },
    splitAllowed: { kind: 'bool', label: { zh: '允许拆单', en: 'Allow split' }, initial: false, width: 100 },
    maxSplits: {
      kind: 'integer',
      label: { zh: '最多拆分', en: 'Max splits' },
      min: 2,
      max: 3,
      width: 110,
      help: { zh: '2或3个包裹；仅在允许拆单时填写。', en: '2 or 3 parcels; only if splitting is allowed.' },
    },
  }),
  unique: [{ fields: ['name'] }],
  checks: [checkWarehouseRule],
});

export const warehouseAutoMatch = definePage({
  key: 'warehouseAutoMatch',
  title: { zh: '仓库自动匹配', en: 'Warehouse auto-match' },
  words: ['分仓规则', 'order routing'],
  help: {
    why: {
      zh: '自动决定订单从哪个仓库发出：按顺序以第一条符合的规则为准。',
      en: 'Decides automatically from which warehouse an order ships; the first matching rule applies.',
    },
    notes: [
      {
        zh: '草稿可随时修改；发布后成为不可修改的版本，自生效日期起使用。',
        en: 'The draft can be changed at any time. Publishing turns it into a version that cannot be changed and applies from its effective date.',
      },
      {
        zh: '条件须全部符合；未知的条件项只符合“为空”。最后一条须为兜底规则。',
        en: 'All conditions must match; an unknown value matches “is empty” only. The last rule must be a catch-all.',
      },
      {
        zh: '被前面规则完全覆盖、自相矛盾或已过期的规则标为“永不命中”。',
        en: 'Rules that are covered by an earlier one, contradict themselves or have expired are marked as never matching.',
      },
      {
        zh: '“回放”用最近的发货单比较生效版本与草稿：哪些仓库改变、每条规则命中多少次。',
        en: '“Replay” compares the version in force with the draft on the latest outbound orders: where warehouses change and how often each rule is hit.',
      },
      {
        zh: '文件中的条件写作destState in CA,NV; totalKg gt 30。',
        en: 'In files, conditions are written as destState in CA,NV; totalKg gt 30.',
      },
    ],
  },
  resource: warehouseRuleRecords,
  ...ruleList(outputs, ['warehouses', 'storeWarehouses', 'splitAllowed'], [{ title: { zh: '结果', en: 'Result' }, fields: outputs }]),
  tabs: ruleTabs('warehouse', outputs, {
    results: {
      warehouses: { kind: 'tags', label: { zh: '候选仓库', en: 'Candidates' }, maxLength: 20 },
      ships: { kind: 'text', label: { zh: '发货仓', en: 'Ship-from warehouse' }, maxLength: 200 },
      stock: {
        kind: 'lines',
        label: { zh: '库存', en: 'Stock' },
        by: ['warehouse', 'sku'],
        most: 2000,
        fields: {
          warehouse: code('仓库', 'Warehouse', 120),
          sku: code('SKU', 'SKU', 140),
          available: pieces('可用', 'Available'),
          needed: pieces('需要', 'Needed'),
        },
      },
    },
    replays: { costs: false, of: 'orders' },
  }),
  importing: {
    columns: ruleFileColumns(outputs),
    mode: 'per_row',
    example: { name: '美西各州', conditions: 'destState in CA,NV,AZ', warehouses: 'US-W, US-E', splitAllowed: '是', maxSplits: '2' },
  },
});
