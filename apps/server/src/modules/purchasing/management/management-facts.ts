import type { ManagementKpi, Period } from '@axle/purchasing';
import type { ForecastRow } from '../forecast/forecast-rows.ts';
import type { BoardQuestion } from '../fact/board-question.ts';
import { payableFacts, prepaidFacts, unbilledFacts } from './balance-facts.ts';
import type { ManagementFacts } from './management-fact.ts';
import { qualityFacts, sourceFacts } from './risk-facts.ts';
import { cashFacts, cashRows, dueOrders, inTransitFacts, openFacts } from './running-facts.ts';
import { concentrationFacts, type Spend, spendFacts, spendIn, yearBefore } from './spend-facts.ts';

/** Reads the rows behind figures for management; what several of them rest on is read once. */
export interface ManagementRecords {
  spend(span: Period): Promise<Spend>;
  /** What is to be paid in the next weeks. */
  cash(): Promise<readonly ForecastRow[]>;
  /** [R59] The rows behind one figure in some days; those that stand as of now whatever the days. */
  facts(kpi: ManagementKpi, span: Period): Promise<ManagementFacts>;
}

/** The records that a question is about. */
export function managementRecords(question: BoardQuestion): ManagementRecords {
  const spends = new Map<string, Promise<Spend>>();
  const spend = (span: Period) => {
    const read = spends.get(span.from) ?? spendIn(question, span);
    spends.set(span.from, read);
    return read;
  };
  let rows: Promise<readonly ForecastRow[]> | undefined;
  const cash = () => (rows ??= cashRows(question));
  const by: Readonly<Record<ManagementKpi, (span: Period) => Promise<ManagementFacts>>> = {
    M1: async span => spendFacts(await spend(span), await spend(yearBefore(span))),
    M2: async () => cashFacts(question, await cash()),
    M3: () => prepaidFacts(question),
    M4: () => payableFacts(question),
    M5: () => unbilledFacts(question),
    M6: () => inTransitFacts(question),
    M7: async span => concentrationFacts(await spend(span)),
    M8: span => dueOrders(question, span),
    M9: async span => qualityFacts(question, span, await spend(span)),
    M10: () => sourceFacts(question),
    M11: () => openFacts(question),
  };
  return { spend, cash, facts: (kpi, span) => by[kpi](span) };
}
