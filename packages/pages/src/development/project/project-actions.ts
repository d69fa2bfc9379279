import { workedStages } from '@axle/development';
import { text } from '@axle/kernel';
import type { CustomAction, LineField } from '@axle/page-kit';

const points = (zh: string, en: string): LineField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 100 });
const share = (zh: string, en: string): LineField => ({ kind: 'percent', label: text(zh, en), scale: 2, min: '0', max: '100' });
const amount = (zh: string, en: string): LineField => ({ kind: 'decimal', label: text(zh, en), scale: 2, min: '0', places: 2 });

/** What is done with projects beside holding, dropping and approving them. */
export const projectActions: readonly CustomAction<'stage'>[] = [
  {
    key: 'next',
    title: text('推进', 'Next stage'),
    on: 'many',
    tone: 'primary',
    preview: true,
    when: { field: 'stage', in: workedStages },
  },
  {
    key: 'back',
    title: text('退回', 'Back one stage'),
    on: 'many',
    when: { field: 'stage', in: workedStages.slice(1) },
    input: { backReason: { kind: 'text', label: text('退回原因', 'Reason'), required: true, maxLength: 500, lines: 2 } },
  },
  {
    key: 'score',
    title: text('评分', 'Score'),
    on: 'one',
    proposes: true,
    when: { field: 'stage', in: ['idea', 'eval'] },
    input: {
      scoreMarket: points('市场', 'Market'),
      scoreCompetition: points('竞争', 'Competition'),
      scoreIp: points('知识产权与合规', 'IP & compliance'),
      scoreSupply: points('供应', 'Supply'),
      scoreNote: { kind: 'text', label: text('说明', 'Note'), maxLength: 500, lines: 2 },
    },
  },
  {
    key: 'estimate',
    title: text('测算', 'Estimate'),
    on: 'one',
    proposes: true,
    when: { field: 'stage', in: ['idea', 'eval', 'sample'] },
    input: {
      targetPrice: amount('目标售价', 'Target price'),
      estMonthlySales: { kind: 'integer', label: text('预计月销', 'Est. monthly sales'), min: 0, max: 1_000_000 },
      feePct: share('平台费', 'Platform fee'),
      adPct: share('广告费', 'Ads'),
      returnPct: share('退货', 'Returns'),
      landed: amount('计划到岸成本', 'Planned landed cost'),
      finalCost: amount('最终到岸成本', 'Final landed cost'),
      lastMile: amount('尾程费', 'Last mile'),
      mouldCost: amount('模具费', 'Mould cost'),
    },
  },
];
