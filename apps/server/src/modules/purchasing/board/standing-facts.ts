import type { LocalDate } from '@axle/kernel';
import { inForceStatuses } from '@axle/purchasing';
import { sql } from 'kysely';
import type { BoardFact, BoardFacts } from './board-fact.ts';
import type { BoardQuestion } from './board-question.ts';
import { lineFact, netAmount, type OrderedPieces, orderedPieces } from './ordered-pieces.ts';

/** Lines in force of which something is to come or on its way. */
export const standingLines = (question: BoardQuestion): Promise<readonly OrderedPieces[]> =>
  orderedPieces(
    question,
    sql<boolean>`${question.where()} and t.state = any(${[...inForceStatuses]}::text[]) and (l.open_qty > 0 or l.in_transit_qty > 0)`,
  );

/** [R70] What stands open now: overdue (K7), all of it (K8), and what is on its way (K11). */
export async function standingFacts(
  question: BoardQuestion,
): Promise<{ readonly K7: BoardFacts; readonly K8: BoardFacts; readonly K11: BoardFacts }> {
  const lines = await standingLines(question);
  const factsOf = (own: readonly OrderedPieces[], qtyOf: (line: OrderedPieces) => number): BoardFacts => {
    const facts = own.flatMap((line): readonly BoardFact[] => {
      const qty = qtyOf(line);
      const amount = netAmount(question, line, qty);
      return amount === undefined ? [] : [lineFact(line, { qty, amount, numerator: amount, day: line.kpiDate ?? line.day })];
    });
    return { facts, unknown: own.length - facts.length };
  };
  const isOpen = lines.filter(({ openQty }) => openQty > 0);
  const isLate = (kpiDate: LocalDate | null) => kpiDate !== null && kpiDate < question.today;
  return {
    K7: factsOf(
      isOpen.filter(({ kpiDate }) => isLate(kpiDate)),
      ({ openQty }) => openQty,
    ),
    K8: factsOf(isOpen, ({ openQty }) => openQty),
    K11: factsOf(
      lines.filter(({ inTransitQty }) => inTransitQty > 0),
      ({ inTransitQty }) => inTransitQty,
    ),
  };
}
