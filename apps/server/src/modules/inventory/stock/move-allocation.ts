import { allocateFrom, type BinQty, planPosting, type PostingDone, type StockChange, unallocateFrom } from '@axle/inventory';
import { refuse, type Result } from '@axle/kernel';
import { findDone, hashOf } from './find-posting.ts';
import { lockItems } from './lock-items.ts';
import { noSuch } from './no-such.ts';
import { written } from './post-stock.ts';
import { readView } from './read-view.ts';
import { lockReservation, storeReservation } from './reserve-stock.ts';
import type { LedgerContext } from './stock-ledger.ts';

interface AllocationMove {
  readonly idemKey: string;
  readonly reservationNo: string;
  readonly bins: readonly BinQty[];
}

/** [M6] Moves pieces of a reservation from the status available to reserved in their bins, or back. */
export async function moveAllocation(
  context: LedgerContext,
  request: AllocationMove,
  way: 'allocate' | 'unallocate',
): Promise<Result<PostingDone>> {
  const { transaction, now } = context;
  const { idemKey, reservationNo, bins } = request;
  const found = await lockReservation(context, reservationNo);
  if (!found) return refuse(noSuch.reservation);
  const hash = hashOf(JSON.stringify([way, reservationNo, bins]));
  const done = await findDone(transaction, idemKey, hash);
  if (done) return done;
  const { warehouse, sku, state } = found;
  const total = bins.reduce((sum, { qty }) => sum + qty, 0);
  const next = (way === 'allocate' ? allocateFrom : unallocateFrom)(state, total);
  if (!next.ok) return next;
  const sign = way === 'allocate' ? 1 : -1;
  const changes = bins.flatMap(({ bin, qty }): StockChange[] => [
    { warehouse, sku, bin, status: 'available', qty: -sign * qty },
    { warehouse, sku, bin, status: 'reserved', qty: sign * qty },
  ]);
  const items = await lockItems(transaction, [found]);
  const planned = planPosting({ bizType: way, changes }, await readView(transaction, { changes }, items, now));
  if (!planned.ok) return planned;
  await storeReservation(context, found.id, next.value);
  return written(context, items, {
    idemKey,
    payloadHash: hash,
    bizType: way,
    docType: 'reservation',
    docNo: reservationNo,
    planned: planned.value,
    layerBefore: () => {
      throw new RangeError('a reservation has no cost layer');
    },
    unallocated: [{ warehouse, sku, qty: -sign * total }],
  });
}
