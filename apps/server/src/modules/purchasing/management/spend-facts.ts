import { addMonths, compareDecimals, type Decimal, endOfMonth, type LocalDate, sum, zero } from '@axle/kernel';
import { largestSuppliers, type Period } from '@axle/purchasing';
import { sql } from 'kysely';
import type { BoardQuestion } from '../fact/board-question.ts';
import { factSource } from '../fact/fact-source.ts';
import { type ManagementFact, type ManagementFacts, together } from './management-fact.ts';

/** What was bought of a SKU from a supplier for a company in a currency. */
export interface Spent {
  readonly supplier: number;
  readonly companyEntity: number;
  readonly currency: string;
  readonly sku: number;
  readonly qty: number;
  /** In its currency. */
  readonly net: Decimal;
  /** As it counts. */
  readonly amount: Decimal;
}

/** What was bought in some days. */
export interface Spend {
  readonly lines: readonly Spent[];
  /** Lines without a rate. */
  readonly unknown: number;
}

/** The same month of the year before. */
export function yearBefore({ from }: Period): Period {
  const first = addMonths(from, -12);
  return { from: first, to: endOfMonth(first) };
}

/** [R70] What came into force in some days, without tax. */
export async function spendIn(question: BoardQuestion, span: Period): Promise<Spend> {
  const { rows } = await sql<Spent & { readonly unknown: number }>`
    select f.supplier, f.company_entity as "companyEntity", f.currency, f.sku,
      coalesce(sum(f.qty) filter (where f.numerator is not null), 0)::integer as qty,
      trim_scale(coalesce(sum(f.net) filter (where f.numerator is not null), 0))::text as net,
      trim_scale(coalesce(sum(f.numerator), 0))::text as amount, (count(*) - count(f.numerator))::integer as unknown
    from (${factSource('K1', question, span)}) f group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(question.database);
  return { lines: rows.filter(({ qty }) => qty > 0), unknown: rows.reduce((all, { unknown }) => all + unknown, 0) };
}

const accountOf = ({ companyEntity, supplier, currency }: ManagementFact) => `${companyEntity} ${supplier} ${currency}`;

/** [R59] What was bought by company, supplier and currency (M1), beside the year before. */
export function spendFacts(now: Spend, before: Spend): ManagementFacts {
  const fact = ({ supplier, companyEntity, currency }: Spent) => ({ supplier, companyEntity, currency });
  const facts = [
    ...now.lines.map(one => ({ ...fact(one), amount: one.net, numerator: one.amount, comparison: zero })),
    ...before.lines.map(one => ({ ...fact(one), amount: zero, numerator: zero, comparison: one.amount })),
  ];
  return { facts: together(facts, accountOf), unknown: now.unknown + before.unknown };
}

/** What was bought of each supplier, the most first. */
export const bySupplier = ({ lines }: Spend): readonly { readonly supplier: number; readonly amount: Decimal }[] =>
  [...Map.groupBy(lines, ({ supplier }) => supplier)]
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
