import { text } from '@axle/kernel';
import { checkLastMileRule } from '@axle/logistics';
import { definePage, defineResource, type EnumOption, type MeasureField } from '@axle/page-kit';
import { ruleFields } from './rule-fields.ts';
import { ruleFileColumns, ruleList } from './rule-list.ts';
import { ruleTabs } from './rule-tabs.ts';

const objectives = [
  { code: 'cheapest', label: { zh: '最便宜', en: 'Cheapest' }, tone: 'good' },
  { code: 'fastest', label: { zh: '最快', en: 'Fastest' }, tone: 'info' },
  { code: 'cheapestWithinPromise', label: { zh: '承诺时效内最便宜', en: 'Cheapest by promised date' }, tone: 'neutral' },
] as const satisfies readonly EnumOption[];
const outputs = ['channel', 'fallback', 'rateShop', 'objective', 'maxCostUsd'] as const;
const money = { kind: 'decimal', scale: 4, places: 2, width: 120 } as const;
const side = (zh: string, en: string): MeasureField => ({ kind: 'measure', label: text(zh, en), unit: 'cm', min: '0.01', max: '1000' });

export const lastMileRuleRecords = defineResource({
  entity: 'lastMileRule',
  label: { zh: '尾程渠道规则', en: 'Last-mile rule' },
  service: 'tms',
  readFrom: 'last_mile_rule_list',
  nameFields: ['name'],
  searched: ['name', 'conditions', 'note'],
  constraints: {
    last_mile_rule_channel: {
      code: 'CHANNEL_OR_RATES',
      field: 'channel',
      message: { zh: '指定渠道与比价渠道须且只能填一项', en: 'Give either a channel or channels to compare' },
    },
    last_mile_rule_objective: {
      code: 'OBJECTIVE',
      field: 'objective',
      message: { zh: '只有比价时须选目标', en: 'Comparing channels needs an objective; otherwise leave it empty' },
    },
    last_mile_rule_fallback: {
      code: 'FALLBACK',
      field: 'fallback',
      message: { zh: '备用渠道须不同于指定渠道', en: 'The fallback channel must differ from the chosen channel' },
    },
    last_mile_rule_shop_cost: {
      code: 'SHOP_COST',
      field: 'maxCostUsd',
      message: { zh: '最高费用只用于比价', en: 'A maximum cost applies only when channels are compared' },
    },
  },
  fields: ruleFields('lastMile', {
    channel: {
      kind: 'ref',
      label: { zh: '渠道', en: 'Channel' },
      entity: 'logisticsChannel',
      width: 190,
      help: { zh: '渠道与比价组填其一。', en: 'Enter either a channel or a rate-shop group.' },
    },
    fallback: {
      kind: 'ref',
      label: { zh: '备选', en: 'Fallback' },
      entity: 'logisticsChannel',
      width: 190,
      help: {
        zh: '首选渠道不收该包裹时改用；不再尝试后面的规则。',
        en: 'Used when the channel does not accept the parcel; later rules are not tried.',
      },
    },
    rateShop: {
      kind: 'tags',
      label: { zh: '比价组', en: 'Rate-shop group' },
      maxLength: 30,
      width: 240,
      help: { zh: '至少两个渠道编码。', en: 'At least two channel codes.' },
    },
    objective: {
      kind: 'enum',
      label: { zh: '比价目标', en: 'Rate-shop objective' },
      options: objectives,
      width: 170,
      help: { zh: '同价取较快的，再按编码排序。', en: 'Equal cost: the faster channel, then by code.' },
    },
    maxCostUsd: { ...money, label: { zh: '最高费用(USD)', en: 'Max cost (USD)' }, min: '0.0001', max: '99999' },
  }),
  unique: [{ fields: ['name'] }],
  checks: [checkLastMileRule],
});

export const channelAutoRule = definePage({
  key: 'channelAutoRule',
  title: { zh: '渠道自动规则', en: 'Channel auto rules' },
  help: {
    why: {
      zh: '订单放行时为每个包裹选择快递渠道：按顺序以第一条符合的规则为准。',
      en: 'Chooses the courier channel of each parcel when an order is released; the first matching rule applies.',
    },
    notes: [
      {
        zh: '命中后检查渠道限制：邮政信箱、军邮、特货、重量、最长边、长+围长；不符合则用同一规则的备选，仍不符合则为“无可用渠道”。',
        en: 'After a match the channel limits are checked: PO box, military address, hazard, weight, longest side, length + girth. If they are exceeded, the fallback of the same rule is used; otherwise there is no channel.',
      },
      {
        zh: '比价组按合同运费表与时效逐个报价：没有运费、超过限制或最高费用的渠道排除；同价取较快的，再按编码排序。',
        en: 'A rate-shop group is quoted from the contract rate cards and transit times. Channels without a rate, over a limit or above the max cost drop out; equal cost goes to the faster channel, then by code.',
      },
      {
        zh: '试算可输入尺寸、重量与邮编，并据此换算英寸边长、长+围长、体积、磅重与计费磅重（边长向上取整，除数139）。',
        en: 'Enter size, weight and postal code in the try-it; inches, length + girth, volume, pounds and billable pounds are calculated from them (sides rounded up, divisor 139).',
      },
      {
        zh: '“回放”用最近的发货单比较生效版本与草稿：改变了多少单、费用差多少、每条规则命中多少次。',
        en: '“Replay” compares the version in force with the draft on the latest outbound orders: how many change, the cost difference, and how often each rule is hit.',
      },
      {
        zh: '草稿发布后成为不可修改的版本，自生效日期起使用；最后一条须为兜底规则。',
        en: 'Publishing turns the draft into a version that cannot be changed and applies from its effective date. The last rule must be a catch-all.',
      },
    ],
  },
  resource: lastMileRuleRecords,
  ...ruleList(
    outputs,
    ['channel', 'fallback', 'rateShop', 'objective'],
    [
      { title: { zh: '单个渠道', en: 'One channel' }, fields: ['channel', 'fallback'] },
      { title: { zh: '比价组', en: 'Rate-shop group' }, fields: ['rateShop', 'objective', 'maxCostUsd'] },
    ],
  ),
  tabs: ruleTabs('lastMile', outputs, {
    results: {
      proposed: { kind: 'text', label: { zh: '候选', en: 'Candidate' }, maxLength: 400 },
      ships: { kind: 'text', label: { zh: '采用', en: 'Chosen' }, maxLength: 600 },
      costUsd: { ...money, label: { zh: '运费(USD)', en: 'Cost (USD)' } },
      arrives: { kind: 'date', label: { zh: '预计到达', en: 'Estimated arrival' } },
      refused: { kind: 'text', label: { zh: '不采用的原因', en: 'Reason not chosen' }, maxLength: 1000 },
      offers: {
        kind: 'lines',
        label: { zh: '渠道比较', en: 'Channel comparison' },
        by: ['channel'],
        most: 50,
        fields: {
          channel: { kind: 'code', label: { zh: '渠道', en: 'Channel' }, required: true, maxLength: 30, width: 160 },
          costUsd: { ...money, label: { zh: '运费(USD)', en: 'Cost (USD)' } },
          arrives: { kind: 'date', label: { zh: '预计到达', en: 'Estimated arrival' }, width: 116 },
          outcome: { kind: 'text', label: { zh: '结果', en: 'Result' }, maxLength: 400, width: 420 },
        },
      },
    },
    asks: {
      zip: { kind: 'text', label: { zh: '收件邮编', en: 'Destination postal code' }, maxLength: 12 },
      length: side('长', 'Length'),
      width: side('宽', 'Width'),
      height: side('高', 'Height'),
      weight: { kind: 'measure', label: { zh: '毛重', en: 'Gross weight' }, unit: 'kg', min: '0.001', max: '2000' },
      promised: { kind: 'date', label: { zh: '承诺送达日期', en: 'Promised date' } },
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
