import { releaseFrom, type Reservation, type ReservationRequest, reserve, type StockLedger } from '@axle/inventory';
import { ok, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import { lockItems, type StockItem } from './lock-items.ts';
import { noSuch } from './no-such.ts';
import type { LedgerContext } from './stock-ledger.ts';

/** [M6] Reserves pieces; the same line of demand is reserved once, and again when its reservation was released whole. */
export async function reserveStock({ transaction, now, by }: LedgerContext, request: ReservationRequest): Promise<Result<string>> {
  const { demandType, demandNo, demandLine, warehouse, sku, qty, buffer } = request;
  const [item] = await lockItems(transaction, [{ warehouse, sku }]);
  const known = await transaction
    .selectFrom('stock_reservation')
    .select('reservation_no')
    .where('demand_type', '=', demandType)
    .where('demand_no', '=', demandNo)
    .where('demand_line', '=', demandLine)
    .where('warehouse', '=', warehouse)
    .where('sku', '=', sku)
    .whereRef('qty_released', '<', 'qty_reserved')
    .executeTakeFirst();
  if (known) return ok(known.reservation_no);
  const made = reserve(item!, qty, buffer);
  if (!made.ok) return made;
  const { reservation_no: no } = await transaction
    .insertInto('stock_reservation')
    .values({
      demand_type: demandType,
      demand_no: demandNo,
      demand_line: demandLine,
      warehouse,
      sku,
      qty_reserved: qty,
      created_by: by,
      created_at: now,
      updated_at: now,
    })
    .returning('reservation_no')
    .executeTakeFirstOrThrow();
  await addUnallocated({ transaction }, { warehouse, sku }, qty);
  return ok(no);
}

/** [M6] Releases reserved pieces. */
export async function releaseStock(
  context: LedgerContext,
  { reservationNo, qty }: Parameters<StockLedger['release']>[0],
): Promise<Result<void>> {
  const found = await lockReservation(context, reservationNo);
  if (!found) return refuse(noSuch.reservation);
  const next = releaseFrom(found.state, qty);
  if (!next.ok) return next;
  await storeReservation(context, found.id, next.value);
  await addUnallocated(context, found, -qty);
  return ok(undefined);
}

/** A reservation as it stands while its item is locked. */
export interface LockedReservation extends StockItem {
  readonly id: number;
  readonly state: Reservation;
}

/** Locks the item of a reservation and reads it then; undefined where there is none of that number. */
export async function lockReservation({ transaction }: LedgerContext, reservationNo: string): Promise<LockedReservation | undefined> {
  const find = async () =>
    transaction
      .selectFrom('stock_reservation')
      .select(['id', 'warehouse', 'sku', 'qty_reserved', 'qty_allocated', 'qty_released'])
      .where('reservation_no', '=', reservationNo)
      .executeTakeFirst();
  const known = await find();
  if (!known) return undefined;
  await lockItems(transaction, [known]);
  const { id, warehouse, sku, qty_reserved: reserved, qty_allocated: allocated, qty_released: released } = (await find())!;
  return { id, warehouse, sku, state: { reserved, allocated, released } };
}

/** Stores how a reservation stands now. */
export async function storeReservation(
  { transaction, now }: LedgerContext,
  id: number,
  { allocated, released }: Reservation,
): Promise<void> {
  await transaction
    .updateTable('stock_reservation')
    .set({ qty_allocated: allocated, qty_released: released, updated_at: now })
    .where('id', '=', id)
    .execute();
}

const addUnallocated = async ({ transaction }: Pick<LedgerContext, 'transaction'>, { warehouse, sku }: StockItem, qty: number) =>
  sql`update stock_item set unallocated = unallocated + ${qty} where warehouse = ${warehouse} and sku = ${sku}`.execute(transaction);
