import type { ManagementKpi, Period } from '@axle/purchasing';
import type { BoardQuestion } from '../board/board-question.ts';
import { dueFacts } from '../board/due-facts.ts';
import type { OrderedPieces } from '../board/ordered-pieces.ts';
import { standingLines } from '../board/standing-facts.ts';
import { payableFacts, prepaidFacts, unbilledFacts } from './balance-facts.ts';
import type { ManagementFacts } from './management-fact.ts';
import { qualityFacts, sourceFacts } from './risk-facts.ts';
import { cashFacts, dueOrders, inTransitFacts, openFacts } from './running-facts.ts';
import { concentrationFacts, type Spend, spendFacts, spendIn, yearBefore } from './spend-facts.ts';

/** Reads the rows behind figures for management; what several of them rest on is read once. */
export interface ManagementRecords {
  spend(span: Period): Promise<Spend>;
  /** [R59] The rows behind one figure in some days; those that stand as of now whatever the days. */
  facts(kpi: ManagementKpi, span: Period): Promise<ManagementFacts>;
}

/** The records that a question is about. */
export function managementRecords(question: BoardQuestion): ManagementRecords {
  const spends = new Map<string, Promise<Spend>>();
  let lines: Promise<readonly OrderedPieces[]> | undefined;
  const spend = (span: Period) => {
    const read = spends.get(span.from) ?? spendIn(question, span);
    spends.set(span.from, read);
    return read;
  };
  const standing = () => (lines ??= standingLines(question));
  const by: Readonly<Record<ManagementKpi, (span: Period) => Promise<ManagementFacts>>> = {
    M1: async span => spendFacts(await spend(span), await spend(yearBefore(span))),
    M2: () => cashFacts(question),
    M3: () => prepaidFacts(question),
    M4: () => payableFacts(question),
    M5: () => unbilledFacts(question),
    M6: async () => inTransitFacts(question, await standing()),
    M7: async span => concentrationFacts(await spend(span)),
    M8: async span => dueOrders((await dueFacts(question, span)).K6),
    M9: async span => qualityFacts(question, span, await spend(span)),
    M10: () => sourceFacts(question),
    M11: async () => openFacts(question, await standing()),
  };
  return { spend, facts: (kpi, span) => by[kpi](span) };
}
