import { extensionPoint } from '../../../platform/registry/extension-point.ts';
import type { BoardQuestion } from '../fact/board-question.ts';
import type { ForecastAmount } from './forecast-amount.ts';

/** What was matched with invoices and finance was not asked to pay yet, of the rows that a question is about. */
export type MatchedSource = (question: BoardQuestion) => Promise<readonly ForecastAmount[]>;

/** Where amounts that are matched come from: whoever settles orders adds its source. */
export const matchedPayables = extensionPoint<MatchedSource>('source of matched payables');
