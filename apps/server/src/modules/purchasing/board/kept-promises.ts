import type { LocalDate } from '@axle/kernel';
import { isClosedInTime, isRightFirstTime, type MatchResult, type Period } from '@axle/purchasing';
import { sql } from 'kysely';
import { type BoardQuestion, dayOf } from '../fact/board-question.ts';

/** A document that is right or in time, or not. */
export interface KeptPromise {
  readonly supplier: number;
  readonly documentNo: string;
  readonly day: LocalDate;
  readonly isKept: boolean;
}

/** What a supplier agreed to improve, by the day when it was due, and what it billed, by the day of the invoice. */
export interface KeptPromises {
  readonly improvements: readonly KeptPromise[];
  readonly invoices: readonly KeptPromise[];
}

interface Improvement {
  readonly supplier: number;
  readonly documentNo: string;
  readonly day: LocalDate;
  readonly closedOn: LocalDate | null;
}

interface Matched {
  readonly supplier: number;
  readonly documentNo: string;
  readonly day: LocalDate;
  readonly matches: readonly MatchResult[];
}

/**
 * [R102] Improvements that were due in some days, and whether they were closed in time; those that may still be are left out. None is of a
 * category.
 */
async function improvementsIn(question: BoardQuestion, { from, to }: Period): Promise<readonly KeptPromise[]> {
  const { database, today, ofSuppliers, ofAllSkus } = question;
  if (!ofAllSkus) return [];
  const { rows } = await sql<Improvement>`
    select t.supplier, t.action_no as "documentNo", t.due_date as day,
      case when t.state = 'closed' then ${dayOf('t.closed_at')} end as "closedOn"
    from supplier_improvement as t where ${ofSuppliers()} and t.due_date between ${from}::date and ${to}::date
    order by t.due_date desc, t.id`.execute(database);
  return rows.flatMap(({ closedOn, ...row }) => {
    const isKept = isClosedInTime(row.day, closedOn ?? undefined, today);
    return isKept === undefined ? [] : [{ ...row, isKept }];
  });
}

/** [R103] Invoices of some days, and whether they were right when they were matched; those that were not are left out. */
async function invoicesIn({ database, ofSuppliers, ofSkus }: BoardQuestion, { from, to }: Period): Promise<readonly KeptPromise[]> {
  const { rows } = await sql<Matched>`
    select t.supplier, t.invoice_no as "documentNo", t.invoice_date as day, m.matches
    from supplier_invoice as t join lateral (
      select array_agg(distinct l.match) as matches from settlement_lines l where l.invoice = t.id and ${ofSkus('l.sku')}) m
      on m.matches is not null
    where ${ofSuppliers()} and t.invoice_date between ${from}::date and ${to}::date and t.state <> 'cancelled'
    order by t.invoice_date desc, t.id`.execute(database);
  return rows.flatMap(({ matches, ...row }) => {
    const isKept = isRightFirstTime(matches);
    return isKept === undefined ? [] : [{ ...row, isKept }];
  });
}

/** What the suppliers that a question is about kept of what they promised, in some days. */
export async function keptPromises(question: BoardQuestion, span: Period): Promise<ReadonlyMap<number, KeptPromises>> {
  const [improvements, invoices] = [await improvementsIn(question, span), await invoicesIn(question, span)];
  const suppliers = new Set([...improvements, ...invoices].map(({ supplier }) => supplier));
  const of = (rows: readonly KeptPromise[]) => Map.groupBy(rows, ({ supplier }) => supplier);
  const [improved, billed] = [of(improvements), of(invoices)];
  return new Map([...suppliers].map(id => [id, { improvements: improved.get(id) ?? [], invoices: billed.get(id) ?? [] }]));
}
