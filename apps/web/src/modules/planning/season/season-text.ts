import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the matrix of season factors. */
export const seasonText = {
  market: on('市场', 'Market'),
  every: on('全部', 'All'),
  find: on('查找品类或SKU', 'Find a category or SKU'),
  row: on('范围', 'Scope'),
  from: on('生效日期', 'Effective from'),
  sum: on('Σ', 'Σ'),
  tools: on('操作', 'Actions'),
  normalise: on('归一', 'Normalise'),
  normaliseRow: on('归一 {name}', 'Normalise {name}'),
  quick: on('按年快算', 'From years'),
  quickRow: on('按年快算 {name}', 'From years {name}'),
  save: on('保存{count}行', 'Save {count} {count|row|rows}'),
  nothing: on('没有修改', 'Nothing changed'),
  undo: on('撤销修改', 'Undo changes'),
  waits: on('已提交审批，原值继续有效', 'Submitted for approval; the current factors stay in force'),
  waiting: on('{after} 待审批', '{after} pending approval'),
  none: on('没有生效的季节系数', 'There are no season factors in force'),
  cell: on('{name} {month}', '{name} {month}'),
  chart: on('{name} 各年与平均', '{name} by year, and the mean'),
  mean: on('平均', 'Mean'),
  everyYear: on('每年', 'Every year'),
  choose: on('点击一行查看各年曲线', 'Click a row to see the curve of each year'),
  paste: on(
    '每行一年，12个月销量；可直接从Excel粘贴，首列可为年份。至少两年。',
    'One line per year with twelve months of sales; paste from Excel, the year may be in the first column. At least two years.',
  ),
  years: on('月销量', 'Monthly sales'),
  now: on('现行', 'Current'),
  proposed: on('快算', 'From years'),
  take: on('采用到矩阵', 'Apply to matrix'),
  cancel: on('取消', 'Cancel'),
  read: on('已读{count}年', '{count} {count|year|years} read'),
} as const;
