import type { Decimal, LocalDate } from '@axle/kernel';
import type { Period } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ReportedLine } from '../delivery/measured-lines.ts';
import type { BoardFact } from './board-fact.ts';
import { type BoardQuestion, dayOf } from './board-question.ts';
import { boughtFacts } from './bought-facts.ts';
import { dueFacts } from './due-facts.ts';
import { stepFacts } from './step-facts.ts';

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

/** The records of one supplier that its figures are made of. */
export interface SupplierRecords {
  readonly due: readonly ReportedLine[];
  readonly bought: readonly BoardFact[];
  readonly saved: readonly BoardFact[];
  readonly replies: readonly BoardFact[];
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

/** The records of each supplier in some days, each kind read once. */
export async function supplierRecords(question: BoardQuestion, span: Period): Promise<ReadonlyMap<number, SupplierRecords>> {
  const { K1, K9 } = await boughtFacts(question, span);
  const { K4 } = await stepFacts(question, span);
  const { lines } = await dueFacts(question, span);
  const amounts = await amountsIn(question, span);
  const by = <Row extends { readonly supplier?: number }>(rows: readonly Row[]) => Map.groupBy(rows, ({ supplier }) => supplier ?? 0);
  const [due, bought, saved, replies, owed] = [by(lines), by(K1.facts), by(K9.facts), by(K4.facts), by(amounts)];
  const suppliers = new Set([due, bought, replies, owed].flatMap(map => [...map.keys()]));
  return new Map(
    [...suppliers].map(supplier => [
      supplier,
      {
        due: due.get(supplier) ?? [],
        bought: bought.get(supplier) ?? [],
        saved: saved.get(supplier) ?? [],
        replies: replies.get(supplier) ?? [],
        amounts: owed.get(supplier) ?? [],
      },
    ]),
  );
}
