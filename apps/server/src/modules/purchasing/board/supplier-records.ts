import type { Decimal, LocalDate } from '@axle/kernel';
import type { Period } from '@axle/purchasing';
import { sql } from 'kysely';
import { type BoardQuestion, dayOf } from '../fact/board-question.ts';
import type { KeptFigure } from '../fact/figure-source.ts';
import { type SummedFact, sumFigures } from '../fact/sum-facts.ts';
import { type KeptPromises, keptPromises } from './kept-promises.ts';

/** What was deducted from a supplier on a day, or claimed of it and is open. */
export interface SupplierAmount {
  readonly supplier: number;
  readonly day: LocalDate;
  readonly documentNo: string;
  readonly kind: 'deduction' | 'claim';
  readonly state: string;
  readonly currency: string;
  readonly amount: Decimal;
}

/**
 * What the figures of suppliers are made of: what was bought and saved, replies, lines in time, pieces in time, lines in full at once, lots
 * accepted, units that do not conform.
 */
const figures = ['K1', 'K9', 'K4', 'K5', 'K6', 'inFull', 'K10', 'ppm'] as const satisfies readonly KeptFigure[];

type Figure = (typeof figures)[number];

/** What the rows of a supplier come to in a month. */
export interface MonthOfSupplier extends SummedFact {
  readonly supplier: number;
  readonly month: string;
}

/** What one supplier's figures are made of. */
export interface SupplierRecords {
  readonly months: Readonly<Record<Figure, readonly MonthOfSupplier[]>>;
  /** Improvements that were due, and invoices that were matched. */
  readonly promises: KeptPromises;
  readonly amounts: readonly SupplierAmount[];
}

/** Deductions that were not waived, and claims that are not settled, of the suppliers that a question is about. */
async function amountsIn(question: BoardQuestion, { from, to }: Period): Promise<readonly SupplierAmount[]> {
  const seen = sql<boolean>`${question.ofSuppliers()} and ${question.ofSkus('t.sku')}`;
  const { rows } = await sql<SupplierAmount>`
    select t.supplier, t.day, t.deduct_no as "documentNo", 'deduction' as kind, t.state, t.currency, trim_scale(t.amount)::text as amount
    from deduction as t where ${seen} and t.day between ${from}::date and ${to}::date and t.state in ('confirmed', 'applied', 'carried')
    union all
    select t.supplier, ${dayOf('t.created_at')}, t.claim_no, 'claim', t.state, t.currency, trim_scale(coalesce(t.claimed, 0))::text
    from claim as t where ${seen} and t.supplier is not null and t.party = 'supplier'
      and t.state in ('draft', 'submitted', 'negotiating', 'agreed')
    order by 2 desc, 3`.execute(question.database);
  return rows;
}

/** What the figures of each supplier are made of in whole months. */
export async function supplierRecords(question: BoardQuestion, span: Period): Promise<ReadonlyMap<number, SupplierRecords>> {
  const by = { supplier: sql`f.supplier`, month: sql`to_char(f.day, 'YYYY-MM')` };
  type Group = Pick<MonthOfSupplier, 'supplier' | 'month'>;
  const summed = await sumFigures<Group, Figure>(figures, question, span, by);
  const found = new Map([...summed].map(([figure, rows]) => [figure, Map.groupBy(rows, ({ supplier }) => supplier)]));
  const amounts = Map.groupBy(await amountsIn(question, span), ({ supplier }) => supplier);
  const promises = await keptPromises(question, span);
  const suppliers = new Set([...[...found.values()].flatMap(map => [...map.keys()]), ...amounts.keys(), ...promises.keys()]);
  return new Map(
    [...suppliers].map(supplier => [
      supplier,
      {
        months: Object.fromEntries(
          figures.map(figure => [figure, found.get(figure)!.get(supplier) ?? []]),
        ) as unknown as SupplierRecords['months'],
        promises: promises.get(supplier) ?? { improvements: [], invoices: [] },
        amounts: amounts.get(supplier) ?? [],
      },
    ]),
  );
}
