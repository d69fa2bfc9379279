import { claimableShort } from '@axle/inventory';
import type { RecordValues } from '@axle/page-kit';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type Actor, todayOf } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { caseParts } from './case-parts.ts';

interface ShortLine {
  readonly shipment_id: string;
  readonly store: number;
  readonly warehouse: number | null;
  readonly msku: string;
  readonly fnsku: string | null;
  readonly sku: number | null;
  readonly shipped: number;
  readonly received: number;
  /** Pieces of cases that are no longer drafts. */
  readonly claimed: number;
  /** Pieces of the draft; null without one. */
  readonly draft: number | null;
  readonly closed: boolean;
  readonly deadline: string | null;
}

async function linesOf(transaction: Transaction<Tables>, shipments: readonly number[]): Promise<readonly ShortLine[]> {
  const { rows } = await sql<ShortLine>`
    select p.shipment_id, p.store, fba_warehouse(p.store, a.center) as warehouse, p.msku, p.fnsku, p.sku, p.qty_shipped as shipped,
    p.qty_received as received,
      coalesce((select sum(c.qty) from fba_case c where c.source_no = p.shipment_id and c.msku = p.msku
      and c.state <> 'open'), 0)::integer as claimed,
      (select c.qty from fba_case c where c.source_no = p.shipment_id and c.msku = p.msku and c.state = 'open' order by c.id desc
      limit 1) as draft,
      t.amazon_status = 'CLOSED' as closed, (coalesce(t.delivered_at, t.closed_at, current_date)
        + fba_parameter_on('inbound_claim_days', coalesce(t.delivered_at, t.closed_at, current_date))::integer)::text as deadline
    from fba_shipment_pieces p join fba_shipment t on t.id = p.shipment join amazon_warehouse a on a.id = t.center
    where p.shipment = any(${shipments}::bigint[]) order by p.shipment, p.line_no`.execute(transaction);
  return rows;
}

/**
 * [R15] Keeps the drafts of cases in step with what came in: a shipment that Amazon closed short gets one for each SKU that is missing, or,
 * with `also`, any that is asked for; later receipts lower it, and one of which nothing is left is closed. Returns how many were made.
 */
export async function keepShortCases(
  transaction: Transaction<Tables>,
  caller: Actor,
  shipments: readonly number[],
  also = false,
): Promise<number> {
  const parts = caseParts(transaction, caller);
  const made: RecordValues[] = [];
  for (const line of await linesOf(transaction, shipments)) {
    const qty = claimableShort(line.shipped, line.received, line.claimed);
    if (line.draft === null && qty > 0 && (line.closed || also)) made.push(draftOf(line, qty));
    if (line.draft !== null && line.draft !== qty) await lower(transaction, caller, line, qty);
  }
  await insertRows(transaction, parts, made, { action: 'add' });
  return made.length;
}

const draftOf = (line: ShortLine, qty: number): RecordValues => ({
  type: 'inbound_short',
  store: line.store,
  ...(line.warehouse === null ? {} : { warehouse: line.warehouse }),
  sourceNo: line.shipment_id,
  msku: line.msku,
  ...(line.fnsku === null ? {} : { fnsku: line.fnsku }),
  ...(line.sku === null ? {} : { sku: line.sku }),
  qty,
  ...(line.deadline === null ? {} : { deadline: line.deadline }),
});

async function lower(transaction: Transaction<Tables>, caller: Actor, line: ShortLine, qty: number): Promise<void> {
  const parts = caseParts(transaction, caller);
  const drafts = await lockRows(
    transaction,
    parts,
    sql<boolean>`t.source_no = ${line.shipment_id} and t.msku = ${line.msku} and t.state = 'open'`,
  );
  const changes = drafts.map(before => ({
    before,
    after: qty > 0 ? { ...before, qty } : { ...before, qty, state: 'closed', closedAt: todayOf(caller) },
  }));
  await updateRows(transaction, parts, changes, qty > 0 ? { action: 'update' } : { action: 'state', transition: 'close' });
}
