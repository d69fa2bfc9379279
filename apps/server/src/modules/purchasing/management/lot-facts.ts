import { type Text, text } from '@axle/kernel';
import { kpiFigure, type Period } from '@axle/purchasing';
import { sql } from 'kysely';
import type { BoardQuestion } from '../fact/board-question.ts';
import { sumFacts } from '../fact/sum-facts.ts';
import type { ManagementFact } from './management-fact.ts';

/** [R96] Lots judged in some days by supplier, and how many of them were accepted: beside how punctual orders are (M8). */
export async function lotFacts(question: BoardQuestion, span: Period): Promise<readonly ManagementFact[]> {
  return sumFacts<{ readonly supplier: number }>('K10', question, span, { supplier: sql`f.supplier` });
}

/** [R96] [Q10] The first-pass rate of lots in words. */
export function firstPassWords(lots: readonly ManagementFact[]): Text {
  const { value, numerator, denominator } = kpiFigure('share', lots);
  if (value === undefined) return text('该月没有判定的批次', 'No lots judged in the month');
  return text(
    `一次验货合格率 ${value}%（${numerator}/${denominator}批）`,
    `First-pass lot rate ${value}% (${numerator} of ${denominator} lots)`,
  );
}
