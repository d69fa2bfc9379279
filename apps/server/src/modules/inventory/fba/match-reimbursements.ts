import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { caseParts } from './case-parts.ts';

/**
 * [R15] Says of reimbursements that settle nothing yet which line of the ledger they settle: that of their case, else the last one with
 * losses of the same shop and FNSKU that had ended when they were approved. Returns how many were matched.
 */
export async function matchReimbursements(transaction: Transaction<Tables>): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into fba_settlement (reimbursement, ledger_line)
    select x.id, m.line from fba_reimbursement x cross join lateral (
      select coalesce(
        (select l.id from fba_case c join fba_ledger_line l on c.source_no = 'FL' || l.id
          where c.store = x.store and c.amazon_case_id = x.amazon_case_id and l.fnsku = x.fnsku order by c.id desc limit 1),
        (select l.id from fba_ledger_line l where l.store = x.store and l.fnsku = x.fnsku and l.lost < 0 and l.period_to <= x.approved_at
          and not exists (select from fba_case c where c.store = x.store and c.amazon_case_id = x.amazon_case_id)
          order by l.period_to desc, l.id limit 1)) as line
    ) m
    where m.line is not null and not exists (select from fba_settlement s where s.reimbursement = x.id)`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

/** Records what Amazon paid with the filed cases whose number it names: pieces and amount of all its lines. */
export async function recordReimbursed(transaction: Transaction<Tables>, caller: Actor): Promise<void> {
  const parts = caseParts(transaction, caller);
  const { rows } = await sql<{ id: number; qty: number; amount: string; currency: string }>`
    select c.id, least(c.qty, sum(r.qty_total))::integer as qty, sum(r.amount_total)::numeric(18, 2) as amount, min(r.currency) as currency
    from fba_case c join fba_reimbursement r on r.store = c.store and r.amazon_case_id = c.amazon_case_id and (c.fnsku is null
    or r.fnsku = c.fnsku)
    where c.state = 'filed' group by c.id having sum(r.qty_total) > 0 and sum(r.amount_total) >= 0
    and count(distinct r.currency) = 1`.execute(transaction);
  const paid = new Map(rows.map(row => [row.id, row]));
  const cases = await lockRows(transaction, parts, sql<boolean>`t.id = any(${[...paid.keys()]}::bigint[]) and t.state = 'filed'`);
  const changes = cases.map(before => {
    const { qty, amount, currency } = paid.get(before.id)!;
    return { before, after: { ...before, state: 'reimbursed', reimbursedQty: qty, reimbursedAmount: amount, currency } };
  });
  await updateRows(transaction, parts, changes, { action: 'state', transition: 'recordReimbursement' });
}
