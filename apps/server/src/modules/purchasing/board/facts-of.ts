import type { Period, PurchaseKpi } from '@axle/purchasing';
import type { BoardFacts, DayFact } from '../fact/board-fact.ts';
import type { BoardQuestion } from '../fact/board-question.ts';
import { confirmedFacts } from './confirmed-facts.ts';
import type { KeptFigure } from '../fact/fact-source.ts';
import { factsByDay } from '../fact/sum-facts.ts';
import { exceptionFacts } from './waiting-exceptions.ts';

/** Lots are judged by inspections, of which there are no records yet: there is no figure rather than an invented one. */
const notInspected: BoardFacts = { facts: [], unknown: 0, missing: 'NO_INSPECTIONS' };

/** Whether what rows of a figure count for is kept. */
export const isKept = (kpi: PurchaseKpi): kpi is KeptFigure & PurchaseKpi => kpi !== 'K2' && kpi !== 'K10' && kpi !== 'K12';

/** [R70] The rows behind a figure that is not kept, in some days; those that stand as of now whatever the days. */
export function readFacts(kpi: Exclude<PurchaseKpi, KeptFigure>, question: BoardQuestion, span: Period): Promise<BoardFacts> {
  if (kpi === 'K2') return confirmedFacts(question, span);
  return kpi === 'K12' ? exceptionFacts(question) : Promise.resolve(notInspected);
}

/** [R70] What a figure is made of day by day, or row by row where it is not kept. */
export const factsOf = (kpi: PurchaseKpi, question: BoardQuestion, span: Period): Promise<BoardFacts<DayFact>> =>
  isKept(kpi) ? factsByDay(kpi, question, span) : readFacts(kpi, question, span);
