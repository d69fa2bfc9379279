import { ok, refuse, type Result } from '@axle/kernel';
import { mergeGroups, mergeOrders, mergeRefusal, orderChanged } from '@axle/orders';
import { notFound, type RecordRow, type Target } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { releaseOrders } from '../allocation/release-order.ts';
import { mergeSettingsOf, type StoreSettings } from './merge-settings-of.ts';
import { ordersOf } from './orders-of.ts';
import { type StoredOrder, storedOrders } from './stored-order.ts';

/** How a group is merged. */
export interface MergeWay {
  readonly settings?: StoreSettings;
  readonly automatic?: true;
}

/** Orders as the user saw them, locked; refused where one has changed since. */
export async function lockSeen(
  transaction: Transaction<Tables>,
  caller: Actor,
  targets: readonly Target[],
): Promise<Result<{ readonly rows: readonly RecordRow[]; readonly orders: readonly StoredOrder[] }>> {
  const ids = targets.map(({ id }) => id);
  const rows = await lockById(transaction, ordersOf(transaction, caller), ids);
  if (rows.length < new Set(ids).size) return refuse(notFound);
  const changed = rows.find(row => targets.some(({ id, version }) => id === row.id && version !== row.version));
  if (changed) return refuse(orderChanged(String(changed['orderNo'])));
  return ok({ rows, orders: await storedOrders(transaction, sql<boolean>`t.id = any(${ids}::bigint[])`) });
}

/** [S4b] Merges orders into one parcel, as long as they are as the user saw them; answers the record of it. */
export async function mergeGroup(
  transaction: Transaction<Tables>,
  caller: Actor,
  targets: readonly Target[],
  { settings, automatic }: MergeWay = {},
): Promise<Result<RecordRow>> {
  const seen = await lockSeen(transaction, caller, targets);
  if (!seen.ok) return seen;
  const { rows, orders } = seen.value;
  const { of } = settings ?? (await mergeSettingsOf(transaction));
  const refusal = mergeRefusal(orders, of);
  if (refusal) return refuse(refusal);
  const [group] = mergeGroups(orders, of);
  const { primary } = mergeOrders(group!);
  await releaseOrders(
    ledgerContext(transaction, caller),
    orders.map(({ id }) => id),
  );
  await updateRows(
    transaction,
    ordersOf(transaction, caller),
    rows.map(before => {
      if (before.id !== primary.id) return { before, after: { ...before, status: 'merged', mergedInto: primary.id } };
      return { before, after: { ...before, status: primary.status, latestShipAt: primary.latestShipAt?.toISOString() } };
    }),
    { action: 'update' },
  );
  return recordGroup(transaction, caller, { state: 'merged', orders: group!.orders, automatic: automatic ?? false });
}

/** Writes the record of a group: its orders as they were, the primary one first. */
export async function recordGroup(
  transaction: Transaction<Tables>,
  caller: Actor,
  {
    orders,
    ...more
  }: { readonly state: string; readonly orders: readonly StoredOrder[]; readonly automatic: boolean; readonly reason?: unknown },
): Promise<Result<RecordRow>> {
  const [primary] = orders;
  const values = {
    ...more,
    platform: primary!.platform,
    store: primary!.store,
    primaryOrder: primary!.id,
    orders: orders.length,
    units: orders.flatMap(({ pieces }) => pieces).reduce((all, { qty }) => all + qty, 0),
    members: orders.map(({ id, status, latestShipAt }) => ({
      salesOrder: id,
      statusBefore: status,
      ...(latestShipAt ? { latestShipBefore: latestShipAt.toISOString() } : {}),
    })),
  };
  const [made] = await insertRows(transaction, ownParts(transaction, caller, 'pendingMerge'), [values], { action: 'add' });
  const { merge_no: mergeNo } = await transaction
    .selectFrom('order_merge')
    .select('merge_no')
    .where('id', '=', made!.id)
    .executeTakeFirstOrThrow();
  return ok({ ...made!, mergeNo });
}
