import { checkFirstLegRule } from '@axle/logistics';
import { definePage, defineResource, namesOf } from '@axle/page-kit';
import { ruleFields } from './rule-fields.ts';
import { ruleFileColumns, ruleList } from './rule-list.ts';
import { ruleTabs } from './rule-tabs.ts';

const switches = {
  autoBooking: { kind: 'bool', label: { zh: '自动订舱', en: 'Auto booking' }, initial: false, width: 100 },
  autoDeclaration: { kind: 'bool', label: { zh: '自动报关', en: 'Auto declaration' }, initial: false, width: 100 },
  autoTrackingSubscribe: { kind: 'bool', label: { zh: '自动订阅轨迹', en: 'Auto tracking' }, initial: false, width: 120 },
} as const;
const cap = {
  kind: 'decimal',
  label: { zh: '运费上限(USD/kg)', en: 'Cost cap (USD/kg)' },
  scale: 4,
  places: 2,
  min: '0.0001',
  max: '99999',
  width: 120,
} as const;
const outputs = ['shipping', 'fallback', 'costCapUsdPerKg', ...namesOf(switches), 'consolidationGroup'] as const;

export const firstLegRuleRecords = defineResource({
  entity: 'firstLegRule',
  label: { zh: '头程渠道规则', en: 'First-leg rule' },
  service: 'tms',
  readFrom: 'first_leg_rule_list',
  nameFields: ['name'],
  searched: ['name', 'conditions', 'note'],
  fields: ruleFields('firstLeg', {
    shipping: { kind: 'ref', label: { zh: '运输方式', en: 'Shipping product' }, entity: 'globalShipping', required: true, width: 190 },
    fallback: {
      kind: 'ref',
      label: { zh: '备选', en: 'Fallback' },
      entity: 'globalShipping',
      width: 190,
      help: {
        zh: '首选方式不承运特货或运费高于上限时改用；不再尝试后面的规则。',
        en: 'Used when the goods are not accepted or the cost cap is exceeded; later rules are not tried.',
      },
    },
    costCapUsdPerKg: cap,
    ...switches,
    consolidationGroup: { kind: 'text', label: { zh: '集货组', en: 'Consolidation group' }, maxLength: 40, width: 140 },
  }),
  unique: [{ fields: ['name'] }],
  checks: [checkFirstLegRule],
});

export const logisticsChannelAuto = definePage({
  key: 'logisticsChannelAuto',
  title: { zh: '物流渠道自动化', en: 'Logistics channel automation' },
  help: {
    why: {
      zh: '为发货与调拨计划建议头程运输方式，并决定哪些后续步骤自动开始。',
      en: 'Proposes the transport mode for delivery and distribution plans, and decides which follow-up steps start automatically.',
    },
    notes: [
      {
        zh: '不承运特货或每千克运费高于上限时，改用同一规则的备选；仍不符合则为“无可用方式”，不再尝试后面的规则。',
        en: 'If the goods are not accepted or the cost per kg exceeds the cap, the fallback of the same rule is used; otherwise no shipping product is available. Later rules are not tried.',
      },
      {
        zh: '断货天数可能未知（没有销量）：请先写“为空”的规则。',
        en: 'Days to stock-out may be unknown (no sales): put a rule with “is empty” first.',
      },
      {
        zh: '自动步骤只生成草稿，未经人工确认不会对外发送。',
        en: 'Automatic steps only create drafts; nothing is sent out without confirmation by a person.',
      },
      {
        zh: '“回放”用最近的分货计划比较生效版本与草稿：哪些运输方式改变、每条规则命中多少次。',
        en: '“Replay” compares the version in force with the draft on the latest distribution plans: where the shipping changes and how often each rule is hit.',
      },
      {
        zh: '草稿发布后成为不可变的版本，自生效日期起使用；最后一条须为兜底规则。',
        en: 'The draft becomes a version that never changes when it is published; the last rule must be a catch-all.',
      },
    ],
  },
  resource: firstLegRuleRecords,
  ...ruleList(outputs, ['shipping', 'fallback'], [{ title: { zh: '结果', en: 'Result' }, fields: outputs }]),
  tabs: ruleTabs('firstLeg', outputs, {
    results: {
      proposed: { kind: 'text', label: { zh: '建议', en: 'Proposed' }, maxLength: 200 },
      ships: { kind: 'text', label: { zh: '采用', en: 'Chosen' }, maxLength: 400 },
      refused: { kind: 'text', label: { zh: '不采用的原因', en: 'Reason not chosen' }, maxLength: 600 },
      costPerKg: { kind: 'decimal', label: { zh: '每千克运费(USD)', en: 'Cost per kg (USD)' }, scale: 4, places: 2 },
      ...switches,
    },
    replays: { costs: false, of: 'plans' },
  }),
  importing: {
    columns: ruleFileColumns(outputs),
    mode: 'per_row',
    example: {
      name: '急单空运',
      conditions: 'priority in S,A; daysToStockout lt 20',
      shipping: 'AIR-US',
      fallback: 'FAST-LGB',
      costCapUsdPerKg: '6.5',
      autoBooking: '是',
    },
  },
});
