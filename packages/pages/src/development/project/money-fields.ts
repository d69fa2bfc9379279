import { text } from '@axle/kernel';
import type { Fields, IntegerField, MoneyField, PercentField } from '@axle/page-kit';

const amount = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 2,
  min: '0',
  currency: { field: 'priceCurrency' },
  width: 104,
  ...more,
});
const yuan = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => amount(zh, en, { currency: { code: 'CNY' }, ...more });
const share = (zh: string, en: string): PercentField => ({
  kind: 'percent',
  label: text(zh, en),
  scale: 2,
  min: '0',
  max: '100',
  hidden: true,
  width: 90,
});
const item = (zh: string, en: string): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  hidden: true,
  min: 0,
  max: 100,
  width: 100,
});

/** What it would sell for, and what it costs. */
export const costFields = {
  priceCurrency: {
    kind: 'code',
    label: text('售价币种', 'Price currency'),
    initial: 'USD',
    maxLength: 3,
    pattern: '[A-Z]{3}',
    width: 90,
    hidden: true,
  },
  targetPrice: amount('目标售价', 'Target price', { min: '0.01' }),
  estMonthlySales: { kind: 'integer', label: text('预计月销', 'Est. monthly sales'), min: 0, max: 1_000_000, width: 120 },
  feePct: share('平台费', 'Platform fee'),
  adPct: share('广告费', 'Ads'),
  returnPct: share('退货', 'Returns'),
  landed: amount('计划到岸成本', 'Planned landed cost', { hidden: true, width: 130 }),
  finalCost: amount('最终到岸成本', 'Final landed cost', {
    hidden: true,
    width: 130,
    help: text('成本表定稿后填写；超过计划10%生成异常。', 'From the final cost sheet; more than 10% above plan raises an exception.'),
  }),
  lastMile: amount('尾程费', 'Last mile', { hidden: true }),
  mouldCost: amount('模具费', 'Mould cost', { hidden: true }),
} as const satisfies Fields;

/** [N1] [N2] What it earns and how it scores: worked out. */
export const worthFields = {
  unitProfit: amount('单件利润', 'Unit profit', { readOnly: true, min: '-1000000' }),
  marginPct: { kind: 'percent', label: text('毛利率', 'Margin'), readOnly: true, scale: 2, width: 90 },
  paybackMonths: {
    kind: 'decimal',
    label: text('回本(月)', 'Payback (months)'),
    readOnly: true,
    scale: 2,
    min: '0',
    width: 110,
    help: text('模具费 ÷（单件利润 × 预计月销）。', 'Mould cost / (unit profit × est. monthly sales).'),
  },
  score: {
    kind: 'decimal',
    label: text('评分', 'Score'),
    readOnly: true,
    scale: 1,
    min: '0',
    max: '100',
    width: 80,
    help: text(
      '市场30%、毛利30%、竞争15%、知识产权与合规15%、供应10%；70分及以上且无否决项才通过。',
      '30% market, 30% margin, 15% competition, 15% IP and compliance, 10% supply; passes from 70 without a veto.',
    ),
  },
  scoreMarket: item('市场分', 'Market score'),
  scoreCompetition: item('竞争分', 'Competition score'),
  scoreIp: item('产权合规分', 'IP & compliance score'),
  scoreSupply: item('供应分', 'Supply score'),
  scoreNote: { kind: 'text', label: text('评分说明', 'Score note'), readOnly: true, hidden: true, maxLength: 500, width: 180 },
  ip: {
    kind: 'enum',
    label: text('知识产权', 'IP'),
    initial: 'pending',
    width: 96,
    options: [
      { code: 'clear', label: text('无风险', 'Clear'), tone: 'good' },
      { code: 'low', label: text('低', 'Low risk'), tone: 'warn' },
      { code: 'high', label: text('高风险', 'High risk'), tone: 'bad' },
      { code: 'pending', label: text('未查', 'Pending'), tone: 'neutral' },
    ],
  },
  budget: yuan('预算', 'Budget', { help: text('超过5万元的须两人审批。', 'Above CNY 50,000, two approvers are required.') }),
  spent: yuan('已花费', 'Spent', {
    readOnly: true,
    figure: true,
    seenWith: { page: 'newProductSamples', field: 'fee' },
    help: text('已付的样品费与运费。', 'Sample fees and freight that were paid.'),
  }),
} as const satisfies Fields;
