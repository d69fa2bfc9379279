import { text } from '@axle/kernel';

/** Words of every matrix. */
export const matrixText = {
  conditions: text('条件', 'Conditions'),
  more: text('更多条件', 'More conditions'),
  working: text('正在计算…', 'Working …'),
  cell: text('{row}，{column}：{words}', '{row}, {column}: {words}'),
  nothing: text('无', 'none'),
} as const;
