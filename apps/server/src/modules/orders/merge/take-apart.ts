import { ok, refuse } from '@axle/kernel';
import { mergedSince, type MergedOrders, unmergeOrders, unmergeRefusal } from '@axle/orders';
import { linesIn, notFound, type RecordRow } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { releaseOrders } from '../allocation/release-order.ts';
import { ordersOf } from './orders-of.ts';
import { type StoredOrder, storedOrders } from './stored-order.ts';

/** The orders of a record as they were before, by what it keeps of them. */
const beforeIn = (record: RecordRow, orders: readonly StoredOrder[]): MergedOrders['before'] =>
  linesIn(record, 'members').map(line => {
    const { orderNo } = orders.find(({ id }) => id === line['salesOrder'])!;
    const due = line['latestShipBefore'];
    return {
      orderNo,
      status: line['statusBefore'] as StoredOrder['status'],
      ...(due === undefined ? {} : { latestShipAt: new Date(String(due)) }),
    };
  });

/** [S4e] The last merge by which the parcel of a record took in more orders since. */
async function laterMerge(transaction: Kysely<Tables>, record: RecordRow): Promise<string | undefined> {
  const { rows } = await sql<{ no: string }>`
    select merge_no as no from order_merge where primary_order = ${Number(record['primaryOrder'])} and state = 'merged' and id > ${record.id}
    order by id desc limit 1`.execute(transaction);
  return rows[0]?.no;
}

/** [S4c] Takes a parcel apart before its label: what is reserved for it is released, and every order is as it was. */
export const takeApart: TransitionEffect = async ({ parts: { database: transaction, caller }, before: record, after }) => {
  const later = await laterMerge(transaction, record);
  if (later !== undefined) return refuse([mergedSince(later)]);
  const ids = linesIn(record, 'members').map(line => Number(line['salesOrder']));
  const parts = ordersOf(transaction, caller);
  const rows = await lockById(transaction, parts, ids);
  if (rows.length < ids.length) return refuse([notFound]);
  const orders = await storedOrders(transaction, sql<boolean>`t.id = any(${ids}::bigint[])`);
  const primary = orders.find(({ id }) => id === record['primaryOrder'])!;
  const refusal = unmergeRefusal(primary);
  if (refusal) return refuse([refusal]);
  const children = orders
    .filter(({ id }) => id !== primary.id)
    .map(child => ({ ...child, status: 'merged' as const, mergedInto: primary.orderNo }));
  const apart = new Map(unmergeOrders({ primary, children, before: beforeIn(record, orders) }).map(order => [order.id, order]));
  await releaseOrders(ledgerContext(transaction, caller), [primary.id]);
  // a parcel that was allocated has the warehouse and the channel of the parcel; its orders had those of the others
  const other = rows.find(({ id }) => id !== primary.id);
  const placed = primary.status === 'allocated' ? { warehouse: other?.['warehouse'], channel: other?.['channel'] } : {};
  await updateRows(
    transaction,
    parts,
    rows.map(before => {
      const { status, latestShipAt } = apart.get(before.id)!;
      const own = before.id === primary.id ? placed : {};
      return { before, after: { ...before, ...own, status, latestShipAt: latestShipAt?.toISOString(), mergedInto: undefined } };
    }),
    { action: 'update' },
  );
  return ok({ ...after, ...(after['state'] === 'undone' ? { endedBy: caller.access.userId, endedAt: caller.now.toISOString() } : {}) });
};

/** Orders that were left apart are listed to be merged again. */
export const restoreGroup: TransitionEffect = async ({ parts: { caller }, after }) =>
  ok({ ...after, endedBy: caller.access.userId, endedAt: caller.now.toISOString() });
