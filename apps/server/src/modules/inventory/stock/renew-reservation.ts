import { reserve } from '@axle/inventory';
import { ok, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import { lockItems } from './lock-items.ts';
import { noSuch } from './no-such.ts';
import { lockReservation, storeReservation } from './reserve-stock.ts';
import type { LedgerContext } from './stock-ledger.ts';

/**
 * [M6] Reserves again for a line what its reservation had released, up to `upTo` pieces; refused where less is available above the
 * buffer.
 */
export async function renewReservation(context: LedgerContext, reservationNo: string, upTo: number, buffer = 0): Promise<Result<void>> {
  const found = await lockReservation(context, reservationNo);
  if (!found) return refuse(noSuch.reservation);
  const { id, warehouse, sku, state } = found;
  const lacking = Math.min(state.released, upTo - (state.reserved - state.released));
  if (lacking <= 0) return ok(undefined);
  const [item] = await lockItems(context.transaction, [found]);
  const made = reserve(item!, lacking, buffer);
  if (!made.ok) return made;
  await storeReservation(context, id, { ...state, released: state.released - lacking });
  await sql`update stock_item set unallocated = unallocated + ${lacking} where warehouse = ${warehouse} and sku = ${sku}`.execute(
    context.transaction,
  );
  return ok(undefined);
}
