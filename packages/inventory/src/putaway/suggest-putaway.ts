import { binRefuses, binRoom } from './bin-takes.ts';
import type { PutawayBin, PutawayItem } from './putaway-bin.ts';

/** Pieces for a bin. */
export interface PutawayPlace {
  readonly bin: number;
  readonly qty: number;
}

/** Where pieces should go, and how many have no place. */
export interface PutawaySuggestion {
  readonly places: readonly PutawayPlace[];
  readonly unplaced: number;
}

/** Where a bin comes: bins that have the SKU, of pick areas first; empty ones for its class; all others. */
function turn(item: PutawayItem, { skus, use, abc }: PutawayBin): number {
  if (skus.includes(item.sku)) return use === 'pick' ? 0 : 1;
  return skus.length === 0 && (item.abc === undefined || abc === item.abc) ? 2 : 3;
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const usePlace = ({ use }: PutawayBin): number => (use === 'pick' ? 0 : 1);

/** [R9] Where so many pieces should go: nowhere that does not take them, never more than there is room for. */
export function suggestPutaway(item: PutawayItem, qty: number, bins: readonly PutawayBin[]): PutawaySuggestion {
  const order = bins
    .filter(bin => binRefuses(item, bin) === undefined)
    .toSorted(
      (one, other) =>
        turn(item, one) - turn(item, other) ||
        one.putawaySeq - other.putawaySeq ||
        usePlace(one) - usePlace(other) ||
        one.seq - other.seq ||
        byText(one.code, other.code) ||
        one.bin - other.bin,
    );
  const places: PutawayPlace[] = [];
  let left = qty;
  for (const bin of order) {
    if (left === 0) break;
    const taken = Math.min(left, binRoom(item, bin));
    if (taken <= 0) continue;
    places.push({ bin: bin.bin, qty: taken });
    left -= taken;
  }
  return { places, unplaced: left };
}
