import type { Decimal } from '@axle/kernel';
import { extensionPoint } from '../../../platform/registry/extension-point.ts';
import type { BoardQuestion } from '../fact/board-question.ts';
import type { ForecastAmount } from './forecast-amount.ts';

/** What settlements come to that finance was not asked to pay yet, and how much of which orders has come as far as them, paid or not. */
export interface MatchedPayables {
  readonly amounts: readonly ForecastAmount[];
  /** By the ids of orders. */
  readonly settled: ReadonlyMap<number, Decimal>;
}

/** What was matched with invoices, of the rows that a question is about. */
export type MatchedSource = (question: BoardQuestion) => Promise<MatchedPayables>;

/** Where amounts that are matched come from: whoever settles orders adds its source. */
export const matchedPayables = extensionPoint<MatchedSource>('source of matched payables');
