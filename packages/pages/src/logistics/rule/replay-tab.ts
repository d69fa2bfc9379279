import { text } from '@axle/kernel';
import type { DecimalField, IntegerField, PageTab, TextField } from '@axle/page-kit';

const textField = (zh: string, en: string, width: number): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 600, width });
const whole = (zh: string, en: string, width = 90): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 1_000_000,
  width,
});
const usd = (zh: string, en: string): DecimalField => ({ kind: 'decimal', label: text(zh, en), scale: 4, places: 2, width: 120 });

const words = {
  orders: {
    latest: { zh: '最近发货单数', en: 'Number of orders' },
    help: {
      zh: '最多1000张销售发货单，按今天的规则与运费；未打包的多件订单没有尺寸，比价组对它们没有结果。',
      en: 'At most 1,000 outbound orders for sales, using today’s rules and rates. Orders of several pieces that are not packed have no size, so rate-shop groups give no result for them.',
    },
    counted: { zh: '发货单', en: 'Orders' },
    changed: { zh: '结果改变的发货单', en: 'Changed orders' },
    one: { zh: '发货单', en: 'Order' },
  },
  plans: {
    latest: { zh: '最近分货计划数', en: 'Number of plans' },
    help: {
      zh: '最多1000张分货计划，逐个目的地，按今天的规则与运费；断货天数与优先级未知，只符合“为空”。',
      en: 'At most 1,000 distribution plans, one destination at a time, using today’s rules and rates. Days to stock-out and priority are unknown and match “is empty” only.',
    },
    counted: { zh: '计划目的地', en: 'Plan destinations' },
    changed: { zh: '结果改变的计划', en: 'Changed plans' },
    one: { zh: '计划/目的地', en: 'Plan / destination' },
  },
} as const;
const count = { kind: 'integer', min: 0, max: 1_000_000, width: 90 } as const;

/** A run of the latest orders over the version in force and the draft: which answers change, what they cost, how often each rule is met. */
export const replay = <Name extends string>(
  reads: readonly Name[],
  { costs, of }: { readonly costs: boolean; readonly of: 'orders' | 'plans' },
) =>
  ({
    key: 'replay',
    title: { zh: '回放', en: 'Replay' },
    tool: {
      reads,
      inputs: {
        orders: {
          kind: 'integer',
          label: words[of].latest,
          required: true,
          min: 1,
          max: 1000,
          initial: 200,
          help: words[of].help,
        },
        ...(costs
          ? { residential: { kind: 'bool' as const, label: { zh: '按住宅地址计', en: 'Residential addresses' }, initial: true } }
          : {}),
      },
      results: {
        orders: { ...count, label: words[of].counted },
        changed: whole('结果改变', 'Changed'),
        unanswered: whole('草稿无结果', 'No result in draft'),
        ...(costs
          ? {
              costBefore: usd('生效版本费用(USD)', 'In force (USD)'),
              costAfter: usd('草稿费用(USD)', 'Draft (USD)'),
              costDifference: usd('差额(USD)', 'Difference (USD)'),
            }
          : {}),
        version: textField('生效版本', 'In force', 200),
        lines: {
          kind: 'lines',
          label: words[of].changed,
          by: ['order'],
          most: 1000,
          fields: {
            order: { kind: 'code', label: words[of].one, required: true, maxLength: 40, width: 150 },
            before: textField('生效版本', 'In force', 200),
            was: textField('原结果', 'Old result', 200),
            after: textField('草稿', 'Draft', 200),
            becomes: textField('新结果', 'New result', 200),
            ...(costs ? { difference: usd('差额(USD)', 'Difference (USD)') } : {}),
          },
        },
        hits: {
          kind: 'lines',
          label: { zh: '草稿规则命中', en: 'Draft rule hits' },
          by: ['seq'],
          most: 1000,
          fields: {
            seq: {
              kind: 'integer',
              label: { zh: '顺序', en: 'Position' },
              required: true,
              min: 0,
              max: 100_000,
              grouping: false,
              width: 76,
            },
            name: textField('规则', 'Rule', 200),
            hits: whole('命中', 'Hits'),
            share: { kind: 'decimal', label: { zh: '占比%', en: 'Share %' }, scale: 2, places: 1, width: 90 },
            hits30: whole('近30天命中', 'Hits (30 days)'),
            last: { kind: 'date', label: { zh: '最近命中', en: 'Last hit' }, width: 116 },
          },
        },
      },
    },
  }) as const satisfies PageTab;
