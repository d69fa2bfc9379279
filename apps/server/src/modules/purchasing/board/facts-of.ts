import type { Period, PurchaseKpi } from '@axle/purchasing';
import type { BoardFacts } from './board-fact.ts';
import type { BoardQuestion } from './board-question.ts';
import { boughtFacts } from './bought-facts.ts';
import { confirmedFacts } from './confirmed-facts.ts';
import { dueFacts } from './due-facts.ts';
import { standingFacts } from './standing-facts.ts';
import { stepFacts } from './step-facts.ts';
import { exceptionFacts } from './waiting-exceptions.ts';

/** Lots are judged by inspections, of which there are no records yet: there is no figure rather than an invented one. */
const notInspected: BoardFacts = { facts: [], unknown: 0, missing: 'NO_INSPECTIONS' };

/** [R70] The rows behind one figure in some days; those that stand as of now whatever the days. */
export async function factsOf(kpi: PurchaseKpi, question: BoardQuestion, span: Period): Promise<BoardFacts> {
  if (kpi === 'K1' || kpi === 'K9') return (await boughtFacts(question, span))[kpi];
  if (kpi === 'K3' || kpi === 'K4') return (await stepFacts(question, span))[kpi];
  if (kpi === 'K5' || kpi === 'K6') return (await dueFacts(question, span))[kpi];
  if (kpi === 'K7' || kpi === 'K8' || kpi === 'K11') return (await standingFacts(question))[kpi];
  if (kpi === 'K2') return confirmedFacts(question, span);
  return kpi === 'K12' ? exceptionFacts(question) : notInspected;
}

/** The rows behind all figures in some days, each group of figures read once; with the lines that were due. */
export async function allFacts(question: BoardQuestion, span: Period) {
  const bought = await boughtFacts(question, span);
  const steps = await stepFacts(question, span);
  const { lines, ...due } = await dueFacts(question, span);
  const standing = await standingFacts(question);
  const facts: Readonly<Record<PurchaseKpi, BoardFacts>> = {
    ...bought,
    ...steps,
    ...due,
    ...standing,
    K2: await confirmedFacts(question, span),
    K10: notInspected,
    K12: await exceptionFacts(question),
  };
  return { facts, lines };
}
