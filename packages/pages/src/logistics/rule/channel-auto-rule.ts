import { lastMileRuleHolds } from '@axle/logistics';
import { definePage, defineResource, type EnumOption, type LineField } from '@axle/page-kit';
import { ruleFields } from './rule-fields.ts';
import { ruleFileColumns, ruleList } from './rule-list.ts';
import { ruleTabs } from './rule-tabs.ts';

const objectives: readonly EnumOption[] = [
  { code: 'cheapest', label: { zh: '最便宜', en: 'Cheapest' }, tone: 'good' },
  { code: 'fastest', label: { zh: '最快', en: 'Fastest' }, tone: 'info' },
  { code: 'cheapestWithinPromise', label: { zh: '承诺内最便宜', en: 'Cheapest within the promise' }, tone: 'neutral' },
];
const outputs = ['channel', 'fallback', 'rateShop', 'objective', 'maxCostUsd'];
const money = { kind: 'decimal', scale: 4, places: 2, width: 120 } as const;
const side = (zh: string, en: string): LineField => ({ kind: 'measure', label: { zh, en }, unit: 'cm', min: '0.01', max: '1000' });

export const lastMileRuleRecords = defineResource({
  entity: 'lastMileRule',
  label: { zh: '尾程渠道规则', en: 'Last-mile rule' },
  service: 'tms',
  readFrom: 'last_mile_rule_shown',
  nameFields: ['name'],
  fields: ruleFields('lastMile', {
    channel: {
      kind: 'ref',
      label: { zh: '渠道', en: 'Channel' },
      entity: 'logisticsChannel',
      width: 190,
      help: { zh: '渠道与比价组填其一。', en: 'Either a channel or a group to compare.' },
    },
    fallback: {
      kind: 'ref',
      label: { zh: '备选', en: 'Fallback' },
      entity: 'logisticsChannel',
      width: 190,
      help: {
        zh: '渠道不收该包裹时改用；不再试后面的规则。',
        en: 'Taken where the channel does not take the parcel; no later rule is tried.',
      },
    },
    rateShop: {
      kind: 'tags',
      label: { zh: '比价组', en: 'Rate-shop group' },
      maxLength: 30,
      width: 240,
      help: { zh: '至少两个渠道的编码。', en: 'Codes of two channels or more.' },
    },
    objective: {
      kind: 'enum',
      label: { zh: '比价目标', en: 'Compared by' },
      options: objectives,
      width: 170,
      help: { zh: '同价取较快，再按编码。', en: 'Of equal ones the faster, then by code.' },
    },
    maxCostUsd: { ...money, label: { zh: '最高费用(USD)', en: 'At most (USD)' }, min: '0.0001', max: '99999' },
  }),
  unique: [{ fields: ['name'] }],
  checks: [lastMileRuleHolds],
});

export const channelAutoRule = definePage({
  key: 'channelAutoRule',
  title: { zh: '渠道自动规则', en: 'Channel auto rules' },
  help: {
    why: {
      zh: '订单放行时为每个包裹选择快递渠道：按顺序第一条成立的规则生效。',
      en: 'Chooses the courier channel of each parcel when an order is released; the first rule that holds wins.',
    },
    notes: [
      {
        zh: '命中后核对渠道的限制：邮政信箱、军邮、特货、重量、最长边、长加围；不行则用同一规则的备选，仍不行为“无可用渠道”。',
        en: 'After the match the limits of the channel are checked: PO box, military, hazards, weight, longest side, length and girth; then the fallback of the same rule, else there is no channel.',
      },
      {
        zh: '比价组按合同运费表与时效逐个试算：没有运费、超过限制或最高费用的渠道退出；同价取较快，再按编码。',
        en: 'A group is quoted by the contract rate cards and delivery times: channels without a rate, beyond a limit or above the most drop out; equal cost goes to the faster, then by code.',
      },
      {
        zh: '试算可输入尺寸、重量与邮编：英寸边长、长加围、体积、磅与计费磅由此得出（边长向上取整，除数139）。',
        en: 'A trial may be given sides, weight and postal code: inches, girth, volume, pounds and billable pounds follow (sides rounded up, divisor 139).',
      },
      {
        zh: '“回放”用最近的发货单比较生效版本与草稿：改变了多少、费用差多少、每条规则命中多少。',
        en: '“Replay” holds the version in force against the draft on the latest outbound orders: how many change, what they cost, and how often each rule is met.',
      },
      {
        zh: '草稿发布后成为不可变的版本，自生效日期起使用；最后一条须为兜底规则。',
        en: 'The draft becomes a version that never changes when it is published; the last rule must be a catch-all.',
      },
    ],
  },
  resource: lastMileRuleRecords,
  ...ruleList(
    outputs,
    ['channel', 'fallback', 'rateShop', 'objective'],
    [
      { title: { zh: '单个渠道', en: 'One channel' }, fields: ['channel', 'fallback'] },
      { title: { zh: '比价组', en: 'Group to compare' }, fields: ['rateShop', 'objective', 'maxCostUsd'] },
    ],
  ),
  tabs: ruleTabs('lastMile', outputs, {
    results: {
      proposed: { kind: 'text', label: { zh: '候选', en: 'Proposed' }, maxLength: 400 },
      ships: { kind: 'text', label: { zh: '采用', en: 'Taken' }, maxLength: 600 },
      costUsd: { ...money, label: { zh: '运费(USD)', en: 'Cost (USD)' } },
      arrives: { kind: 'date', label: { zh: '预计到达', en: 'Arrives' } },
      refused: { kind: 'text', label: { zh: '不采用的原因', en: 'Not taken because' }, maxLength: 1000 },
      offers: {
        kind: 'lines',
        label: { zh: '渠道比较', en: 'Channels' },
        by: ['channel'],
        most: 50,
        fields: {
          channel: { kind: 'code', label: { zh: '渠道', en: 'Channel' }, required: true, maxLength: 30, width: 160 },
          costUsd: { ...money, label: { zh: '运费(USD)', en: 'Cost (USD)' } },
          arrives: { kind: 'date', label: { zh: '预计到达', en: 'Arrives' }, width: 116 },
          outcome: { kind: 'text', label: { zh: '结果', en: 'Outcome' }, maxLength: 400, width: 420 },
        },
      },
    },
    asks: {
      zip: { kind: 'text', label: { zh: '收件邮编', en: 'To postal code' }, maxLength: 12 },
      length: side('长', 'Length'),
      width: side('宽', 'Width'),
      height: side('高', 'Height'),
      weight: { kind: 'measure', label: { zh: '毛重', en: 'Weight' }, unit: 'kg', min: '0.001', max: '2000' },
      promised: { kind: 'date', label: { zh: '承诺送达', en: 'Promised on' } },
    },
    replays: { costs: true, of: 'orders' },
  }),
  importing: {
    columns: ruleFileColumns(outputs),
    mode: 'per_row',
    example: {
      name: '家庭件比价',
      conditions: 'isResidential eq true; billableLb lte 70',
      rateShop: 'UPS-GROUND, FEDEX-HD',
      objective: '最便宜',
      maxCostUsd: '120',
    },
  },
});
