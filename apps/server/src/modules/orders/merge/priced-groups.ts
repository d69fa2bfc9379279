import { compareDecimals, type Decimal, subtract, sum } from '@axle/kernel';
import { channelRefuses } from '@axle/logistics';
import { stackedParcel } from '@axle/orders';
import { sql } from 'kysely';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { type LastMileBook, lastMileBook, offersFor } from '../../logistics/rule/last-mile-book.ts';
import { mayReadCosts } from '../../logistics/rule/try-last-mile.ts';
import type { StoredGroup } from './candidate-groups.ts';
import type { StoredOrder } from './stored-order.ts';

/** What the parcels of a group cost in US dollars, each by itself and as one; absent where no rate card prices them. */
export interface GroupFreight {
  readonly apart: Decimal;
  readonly together: Decimal;
  readonly saving: Decimal;
}

type Pricing = (group: StoredGroup) => GroupFreight | undefined;

type UsualWarehouse = (order: StoredOrder) => string | undefined;

/** The warehouse that ships the orders of a store to a country where none is chosen yet, that of their own site first. */
async function usualWarehouses({ database }: RecordParts): Promise<UsualWarehouse> {
  const { rows } = await sql<{ store: number; site: number; country: number; code: string }>`
    select store, site, country, warehouse_codes[1] as code from store_config_list
    where status = 1 and cardinality(warehouse_codes) > 0 order by id`.execute(database);
  return order => {
    const own = rows.filter(({ store, country }) => store === order.store && country === order.country);
    return (own.find(({ site }) => site === order.site) ?? own[0])?.code;
  };
}

/** What a parcel of some orders costs by the cheapest channel that takes it. */
function parcelCost(book: LastMileBook, orders: readonly StoredOrder[], warehouse: string): Decimal | undefined {
  const [{ postcode, state }] = orders as [StoredOrder];
  const { sides } = stackedParcel(orders.flatMap(order => order.pieces));
  if (postcode === undefined || !sides) return undefined;
  const kg = sum(orders.map(order => order.kg));
  const parcel = { warehouse, zip: postcode, ...(state === undefined ? {} : { state }), residential: true, sides, kg };
  return offersFor(book, parcel)
    .filter(offer => !channelRefuses(offer, sides, kg))
    .flatMap(({ usd }) => (usd.ok ? [usd.value] : []))
    .toSorted(compareDecimals)[0];
}

/** How groups are priced: read once, by the rate cards in force today; undefined for those who may not read costs. */
async function pricing(parts: RecordParts): Promise<Pricing | undefined> {
  if (!mayReadCosts(parts)) return undefined;
  const { database } = parts;
  const channels = await database.selectFrom('logistics_channel').select('code').where('freight', 'is not', null).execute();
  const book = await lastMileBook(
    database,
    channels.map(({ code }) => code),
    todayOf(parts.caller),
  );
  const usual = await usualWarehouses(parts);
  const codes = new Map((await database.selectFrom('warehouse').select(['id', 'code']).execute()).map(({ id, code }) => [id, code]));
  return ({ orders }) => {
    const { warehouse } = orders[0];
    const from = warehouse === undefined ? usual(orders[0]) : codes.get(warehouse);
    if (from === undefined) return undefined;
    const costs = orders.map(order => parcelCost(book, [order], from));
    const together = parcelCost(book, orders, from);
    if (together === undefined || costs.includes(undefined)) return undefined;
    const apart = sum(costs as readonly Decimal[]);
    return { apart, together, saving: subtract(apart, together) };
  };
}

/** Groups with what their freight comes to. */
export async function pricedGroups(
  parts: RecordParts,
  groups: readonly StoredGroup[],
): Promise<readonly { readonly group: StoredGroup; readonly freight: GroupFreight | undefined }[]> {
  const price = groups.length > 0 ? await pricing(parts) : undefined;
  return groups.map(group => ({ group, freight: price?.(group) }));
}

/** The groups that save at least so much; all where nothing is said. */
export async function savedBy(parts: RecordParts, groups: readonly StoredGroup[], least: unknown): Promise<readonly StoredGroup[]> {
  if (least === undefined) return groups;
  const priced = await pricedGroups(parts, groups);
  return priced.filter(({ freight }) => freight && compareDecimals(freight.saving, least as Decimal) >= 0).map(({ group }) => group);
}
