import { type Period, type PurchaseKpi, purchaseKpis } from '@axle/purchasing';
import type { BoardFacts, DayFact } from '../fact/board-fact.ts';
import type { BoardQuestion } from '../fact/board-question.ts';
import { confirmedFacts } from './confirmed-facts.ts';
import type { KeptFigure } from '../fact/figure-source.ts';
import { factsByDay } from '../fact/sum-facts.ts';
import { exceptionFacts } from './waiting-exceptions.ts';

/** Whether what rows of a figure count for is kept. */
export const isKept = (kpi: PurchaseKpi): kpi is KeptFigure & PurchaseKpi => kpi !== 'K2' && kpi !== 'K12';

/** [R70] The rows behind a figure that is not kept, in some days; those that stand as of now whatever the days. */
export const readFacts = (kpi: Exclude<PurchaseKpi, KeptFigure>, question: BoardQuestion, span: Period): Promise<BoardFacts> =>
  kpi === 'K2' ? confirmedFacts(question, span) : exceptionFacts(question);

/** [R70] What each figure is made of day by day, or row by row where it is not kept. */
export async function factsOfAll(question: BoardQuestion, span: Period): Promise<Readonly<Record<PurchaseKpi, BoardFacts<DayFact>>>> {
  const kpis = Object.keys(purchaseKpis) as PurchaseKpi[];
  const facts = new Map<PurchaseKpi, BoardFacts<DayFact>>(await factsByDay(kpis.filter(isKept), question, span));
  for (const kpi of kpis) if (!isKept(kpi)) facts.set(kpi, await readFacts(kpi, question, span));
  return Object.fromEntries(facts) as Readonly<Record<PurchaseKpi, BoardFacts<DayFact>>>;
}
