import { type MergeGroup, mergeGroups } from '@axle/orders';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { mergeSettingsOf, type StoreSettings } from './merge-settings-of.ts';
import { ordersOf } from './orders-of.ts';
import { type StoredOrder, storedOrders } from './stored-order.ts';

/** Most orders that are looked at, the most urgent ones first. */
const mostOrders = 10_000;

/** Groups of stored orders. */
export type StoredGroup = MergeGroup<StoredOrder>;

const anyOf = (column: RawBuilder<unknown>, value: unknown, type: 'bigint' | 'text') => {
  const list = [value ?? []].flat();
  return list.length === 0 ? [] : [sql<boolean>`${column} = any(${list}::${sql.raw(type)}[])`];
};

/** Orders that may go in a parcel with another one of the same key, and that nobody left apart. */
const mayMerge = sql<boolean>`
  t.id in (
    select c.id from (
      select o.id, count(*) over (partition by o.store, o.buyer_key, o.address_hash, o.platform, o.currency, o.warehouse, o.ship_service)
        as together
      from sales_order o where o.status in ('pendingReview', 'pendingAllocate') and o.kind in ('platform', 'resend')
        and o.paid_at is not null and o.buyer_key is not null and o.address_hash is not null and o.waybill_no is null
        and o.ship_service <> 'freight') c
    where c.together > 1)
  and not exists (
    select from order_merge_members l join order_merge m on m.id = l.record_id where l.sales_order = t.id and m.state = 'ignored')`;

const isWithin = (value: string | number | undefined, from: unknown, to: unknown): boolean =>
  (from === undefined || (value !== undefined && value >= (from as string))) &&
  (to === undefined || (value !== undefined && value <= (to as string)));

const dayOf = (at: Date | undefined) => at && businessDay(at);

/** What was asked of groups, beside what all orders of one have in common. */
const fits =
  ({ order, sku, paidFrom, paidTo, shipFrom, shipTo, unitsFrom, unitsTo }: RecordValues) =>
  ({ orders, units, latestShipAt }: StoredGroup): boolean => {
    const skus = [sku ?? []].flat();
    return (
      (order === undefined || orders.some(({ id }) => id === order)) &&
      (skus.length === 0 || orders.some(({ pieces }) => pieces.some(piece => skus.includes(piece.sku)))) &&
      orders.some(({ paidAt }) => isWithin(dayOf(paidAt), paidFrom, paidTo)) &&
      isWithin(dayOf(latestShipAt), shipFrom, shipTo) &&
      isWithin(units, unitsFrom, unitsTo)
    );
  };

/** [S4] The groups of orders in the caller's scope that fit what was asked, by their time to ship; `more` where not all were looked at. */
export async function candidateGroups(
  database: Kysely<Tables>,
  caller: Actor,
  asked: RecordValues,
  settings?: StoreSettings,
): Promise<{ readonly groups: readonly StoredGroup[]; readonly more: boolean }> {
  const { of } = settings ?? (await mergeSettingsOf(database));
  const where = sql.join(
    [
      mayMerge,
      seenRows(ordersOf(database, caller)),
      ...anyOf(sql`t.platform`, asked['platform'], 'text'),
      ...anyOf(sql`t.store`, asked['store'], 'bigint'),
      ...anyOf(sql`t.warehouse`, asked['warehouse'], 'bigint'),
      ...anyOf(sql`t.country`, asked['country'], 'bigint'),
    ],
    sql` and `,
  ) as RawBuilder<boolean>;
  const orders = await storedOrders(database, where, mostOrders + 1);
  const groups = mergeGroups(orders.slice(0, mostOrders), of).filter(fits(asked));
  const due = ({ latestShipAt }: StoredGroup) => latestShipAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return { groups: groups.toSorted((one, other) => due(one) - due(other)), more: orders.length > mostOrders };
}
