import { unrestricted } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { type Actor, todayOf } from '../../../platform/resources/record-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { allocationBook } from './allocation-book.ts';
import { chooseWarehouses } from './choose-warehouses.ts';
import { findCandidates } from './find-candidates.ts';
import { readFreePieces } from './free-pieces.ts';
import { ordersToLead } from './lead-orders.ts';
import { askedOrders } from './order-facts.ts';

/** Orders that are out of stock, those paid first at the head, of which all pieces are free somewhere. */
async function hopeful(database: Kysely<Tables>): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from sales_order o where o.status = 'outOfStock' and not exists (
      select from sales_order_piece p where p.sales_order = o.id
      and p.qty > (select coalesce(sum(greatest(0, i.available - i.unallocated)), 0) from stock_item i where i.sku = p.sku))
    order by o.paid_at nulls last, o.purchase_at, o.id`.execute(database);
  return rows.map(({ id }) => id);
}

/** Of some orders those for which there is stock now; what an order would take is not counted for the next one. */
async function restockable(database: Kysely<Tables>, caller: Actor, ids: readonly number[]): Promise<readonly number[]> {
  const day = todayOf(caller);
  const book = await allocationBook(database, day);
  const asked = [];
  for (const order of await askedOrders(database, ids, day)) asked.push({ order, found: await findCandidates(book, order) });
  const free = await readFreePieces(
    database,
    asked.map(({ order: { pieces }, found: { candidates } }) => ({ pieces, candidates })),
  );
  return asked.flatMap(({ order, found }) => {
    const { parts } = chooseWarehouses(order, found, free, day);
    for (const { warehouse: code, pieces } of parts) {
      const { id: warehouse } = found.candidates.find(({ warehouse: known }) => known === code)!;
      for (const { piece, qty } of pieces) free.take(warehouse, order.pieces.find(({ id }) => id === piece)!.sku, qty);
    }
    return parts.length > 0 ? [order.id] : [];
  });
}

/** The first of some orders for which there is stock now, of so many at a time: those that find none keep none behind them waiting. */
async function firstRestockable(
  database: Kysely<Tables>,
  caller: Actor,
  ids: readonly number[],
  atOnce: number,
): Promise<readonly number[]> {
  for (let from = 0; from < ids.length; from += atOnce) {
    const ready = await restockable(database, caller, ids.slice(from, from + atOnce));
    if (ready.length > 0) return ready;
  }
  return [];
}

/**
 * [S9] Leads orders that were out of stock back to those that wait for a warehouse, as far as stock has come; those paid first come first.
 * Those behind them come with the next round.
 */
export async function restockOrders(database: Kysely<Tables>, registry: Registry, now: Date, atOnce = 500): Promise<void> {
  const caller: Actor = { registry, access: unrestricted(1), now };
  const ready = await firstRestockable(database, caller, await hopeful(database), atOnce);
  if (ready.length === 0) return;
  await database.transaction().execute(async transaction => {
    const parts = ownParts(transaction, caller, 'orderList');
    const { open } = ordersToLead(parts, await lockById(transaction, parts, ready), 'restock');
    await updateRows(
      transaction,
      parts,
      open.map(before => ({ before, after: { ...before, status: 'pendingAllocate' } })),
      { action: 'state', transition: 'restock' },
    );
  });
}
