import { text } from '@axle/kernel';

/** Words of the history of a severity. */
export const severityText = {
  chart: text('严格度走势', 'Severity over time'),
  accept: text('合格：发现{found}，Ac {accept}', 'Accepted: {found} found, Ac {accept}'),
  reject: text('不合格：发现{found}，Ac {accept}', 'Rejected: {found} found, Ac {accept}'),
  score: text('转移得分 {score}', 'Score {score}'),
  last: text('仅显示最近{most}条', 'Only the last {most} entries are shown'),
} as const;
