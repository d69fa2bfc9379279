import { addMonths, compareDecimals, type Decimal, endOfMonth, type LocalDate, sum, zero } from '@axle/kernel';
import { largestSuppliers, type Period } from '@axle/purchasing';
import { sql } from 'kysely';
import { type BoardQuestion, within } from '../board/board-question.ts';
import { netAmount, netOfOrder, type OrderedPieces, orderedPieces } from '../board/ordered-pieces.ts';
import { type ManagementFact, type ManagementFacts, together } from './management-fact.ts';

/** Pieces of a line that were bought, with what they count for. */
export interface SpentLine {
  readonly line: OrderedPieces;
  readonly amount: Decimal;
}

/** What was bought in some days. */
export interface Spend {
  readonly lines: readonly SpentLine[];
  /** Lines without a rate. */
  readonly unknown: number;
}

/** The same month of the year before. */
export function yearBefore({ from }: Period): Period {
  const first = addMonths(from, -12);
  return { from: first, to: endOfMonth(first) };
}

/** [R70] The lines that came into force in some days, without tax. */
export async function spendIn(question: BoardQuestion, span: Period): Promise<Spend> {
  const found = await orderedPieces(question, sql<boolean>`${question.where()} and l.eff_qty > 0 and ${within('t.effective_at', span)}`);
  const lines = found.flatMap((line): readonly SpentLine[] => {
    const amount = netAmount(question, line, line.effQty);
    return amount === undefined ? [] : [{ line, amount }];
  });
  return { lines, unknown: found.length - lines.length };
}

const accountOf = ({ companyEntity, supplier, currency }: ManagementFact) => `${companyEntity} ${supplier} ${currency}`;

/** [R59] What was bought by company, supplier and currency (M1), beside the year before. */
export function spendFacts(now: Spend, before: Spend): ManagementFacts {
  const fact = ({ line }: SpentLine) => ({ supplier: line.supplier, companyEntity: line.companyEntity, currency: line.currency });
  const facts = [
    ...now.lines.map(one => ({ ...fact(one), amount: netOfOrder(one.line, one.line.effQty), numerator: one.amount, comparison: zero })),
    ...before.lines.map(one => ({ ...fact(one), amount: zero, numerator: zero, comparison: one.amount })),
  ];
  return { facts: together(facts, accountOf), unknown: now.unknown + before.unknown };
}

/** What was bought of each supplier, the most first. */
export const bySupplier = ({ lines }: Spend): readonly { readonly supplier: number; readonly amount: Decimal }[] =>
  [...Map.groupBy(lines, ({ line }) => line.supplier)]
    .map(([supplier, own]) => ({ supplier, amount: sum(own.map(({ amount }) => amount)) }))
    .toSorted((one, other) => compareDecimals(other.amount, one.amount) || one.supplier - other.supplier);

/** [R57] What was bought of each supplier, and what of it of the largest (M7). */
export const concentrationFacts = (spend: Spend): ManagementFacts => ({
  facts: bySupplier(spend)
    .filter(({ amount }) => compareDecimals(amount, zero) > 0)
    .map(({ supplier, amount }, at) => ({ supplier, numerator: at < largestSuppliers ? amount : zero, denominator: amount })),
  unknown: spend.unknown,
});

/** First and last day of a month. */
export const monthPeriod = (month: string): Period => {
  const from = `${month}-01` as LocalDate;
  return { from, to: endOfMonth(from) };
};
