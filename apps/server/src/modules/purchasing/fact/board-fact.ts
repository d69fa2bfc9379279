import type { Decimal, LocalDate } from '@axle/kernel';
import type { KpiFact } from '@axle/purchasing';

/** Kinds of documents that stand behind figures. */
export type FactDocument =
  | 'order'
  | 'requirement'
  | 'ordered_requirement'
  | 'closed_requirement'
  | 'reply'
  | 'settlement'
  | 'prepayment'
  | 'payment'
  | 'deduction'
  | 'claim'
  | 'after_sale';

/** A row behind a figure of a board. */
export interface BoardFact extends KpiFact {
  readonly documentNo: string;
  /** What kind of document it is, where it is no lot. */
  readonly documentKind?: FactDocument;
  /** How a lot was inspected, where it is the number of an inspection. */
  readonly lotType?: string;
  readonly line?: number;
  readonly sku?: number;
  readonly supplier?: number;
  readonly buyer?: number;
  readonly companyEntity?: number;
  readonly currency?: string;
  readonly day: LocalDate;
  readonly qty?: number;
  readonly price?: Decimal;
  readonly amount?: Decimal;
}

/** What some rows of a day count for. */
export interface DayFact extends KpiFact {
  readonly day: LocalDate;
}

/** Rows of a figure, and how many more there are whose amount is not known in CNY. */
export interface BoardFacts<Fact extends KpiFact = BoardFact> {
  readonly facts: readonly Fact[];
  readonly unknown: number;
}

/** Facts of which nothing is unknown. */
export const known = <Fact extends KpiFact>(facts: readonly Fact[]): BoardFacts<Fact> => ({ facts, unknown: 0 });
