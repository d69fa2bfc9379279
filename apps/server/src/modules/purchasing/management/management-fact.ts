import { add, type Decimal, type LocalDate, type Ratio, scaled, zero } from '@axle/kernel';
import type { KpiFact } from '@axle/purchasing';
import { ratesToCny } from '../order/rates-to-cny.ts';
import type { BoardFacts, FactDocument } from '../fact/board-fact.ts';
import type { BoardQuestion } from '../fact/board-question.ts';

/** A row behind a figure for management, of a supplier or a document of it; what counts is in CNY unless a currency is asked for. */
export interface ManagementFact extends KpiFact {
  /** What kind of row it is, where a figure has several. */
  readonly dimension?: string;
  readonly documentNo?: string;
  /** What kind of document it is. */
  readonly documentKind?: FactDocument;
  readonly supplier?: number;
  readonly companyEntity?: number;
  readonly buyer?: number;
  readonly currency?: string;
  /** In its own currency. */
  readonly amount?: Decimal;
  readonly days?: number;
  readonly day?: LocalDate;
  readonly bucket?: string;
  /** What it was in the same month of the year before. */
  readonly comparison?: Decimal;
}

/** Rows behind a figure for management, and how many more there are without a rate. */
export type ManagementFacts = BoardFacts<ManagementFact>;

/** An amount in a currency that is to be counted. */
type Amounted = Omit<ManagementFact, 'numerator'> & { readonly currency: string; readonly amount: Decimal };

/** Rows with their amounts as they count: in CNY at the last rate, or in the currency that is asked for. */
export async function counted(question: BoardQuestion, rows: readonly Amounted[]): Promise<ManagementFacts> {
  const { currency, database, today } = question;
  const rates: ReadonlyMap<string, Ratio> =
    currency === undefined
      ? await ratesToCny(
          database,
          rows.map(row => row.currency),
          today,
        )
      : new Map();
  const facts = rows.flatMap((row): readonly ManagementFact[] => {
    const rate = rates.get(row.currency);
    if (currency !== undefined) return [{ ...row, numerator: row.amount }];
    return rate ? [{ ...row, numerator: scaled(row.amount, rate, 2) }] : [];
  });
  return { facts, unknown: rows.length - facts.length };
}

/** Rows that are alike in what `by` says, as one. */
export function together(facts: readonly ManagementFact[], by: (fact: ManagementFact) => string): readonly ManagementFact[] {
  const total = (own: readonly ManagementFact[], name: 'numerator' | 'denominator' | 'amount' | 'comparison') =>
    own.some(fact => fact[name] !== undefined) ? { [name]: own.map(fact => fact[name] ?? zero).reduce(add) } : {};
  return [...Map.groupBy(facts, by).values()].map(own => ({
    ...own[0]!,
    ...total(own, 'denominator'),
    ...total(own, 'amount'),
    ...total(own, 'comparison'),
    numerator: own.map(({ numerator }) => numerator).reduce(add),
  }));
}
