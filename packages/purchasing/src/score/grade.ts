import { compareDecimals, type Decimal, type Text, text } from '@axle/kernel';

/** How good a supplier is. */
export type Grade = 'A' | 'B' | 'C' | 'D';

const least = [
  ['A', '85'],
  ['B', '70'],
  ['C', '60'],
] as const;

/** [R19b] A from 85, B from 70, C from 60, else D. */
export const gradeOf = (score: Decimal): Grade => least.find(([, from]) => compareDecimals(score, from as Decimal) >= 0)?.[0] ?? 'D';

/** [R90] From how many points on each grade is given. */
export const gradeWords: Text = text(
  `等级：${least.map(([grade, from]) => `${grade}≥${from}`).join('，')}，其余为D`,
  `Grades: ${least.map(([grade, from]) => `${grade} from ${from}`).join(', ')}, else D`,
);
