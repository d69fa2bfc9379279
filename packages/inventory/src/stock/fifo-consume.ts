import { add, decimal, type Decimal, divide, multiply, ok, refuse, type Result, zero } from '@axle/kernel';
import { negativeStock } from './refusals.ts';

/** What is left of the pieces that came in together: number of pieces, and their value in CNY with four digits. */
export interface LayerLeft {
  readonly id: number;
  readonly layerNo: string;
  /** The instant of arrival, ISO 8601 in UTC; of what was booked for a former day of business the end of that day. */
  readonly receivedAt: string;
  /** The instant at which the pieces first came to us, kept over transfers. */
  readonly originReceivedAt: string;
  readonly qty: number;
  readonly value: Decimal;
}

/** Pieces taken out of a layer, with the value that goes with them. */
export interface LayerTaken {
  readonly layer: LayerLeft;
  readonly qty: number;
  readonly value: Decimal;
}

/** The decimal of a number of pieces. */
export const pieces = (qty: number): Decimal => {
  const written = decimal(String(qty));
  if (!written.ok) throw new RangeError(`${qty} is not a number of pieces`);
  return written.value;
};

/** [M3] The layer whose day of business came first, then the one that was booked first. */
export const byArrival = (one: Pick<LayerLeft, 'receivedAt' | 'layerNo'>, other: Pick<LayerLeft, 'receivedAt' | 'layerNo'>): number =>
  one.receivedAt === other.receivedAt ? (one.layerNo < other.layerNo ? -1 : 1) : one.receivedAt < other.receivedAt ? -1 : 1;

/**
 * [M3] Takes pieces out of layers, the oldest arrival first, then the smaller layer number. A layer that empties gives its whole value,
 * else the share of its pieces, rounded half up to four digits. Refused with `NEGATIVE_STOCK` when the layers hold less.
 */
export function fifoConsume(layers: readonly LayerLeft[], qty: number): Result<readonly LayerTaken[]> {
  const taken: LayerTaken[] = [];
  let open = qty;
  for (const layer of layers.toSorted(byArrival)) {
    if (open === 0) break;
    const out = Math.min(open, layer.qty);
    if (out === 0) continue;
    const value = out === layer.qty ? layer.value : divide(multiply(layer.value, pieces(out)), pieces(layer.qty), 4);
    taken.push({ layer, qty: out, value });
    open -= out;
  }
  if (open === 0) return ok(taken);
  return refuse(negativeStock({ warehouse: 0, bin: 0, sku: 0, status: 'available' }, qty - open, qty));
}

/** The value of all that was taken. */
export const valueTaken = (taken: readonly LayerTaken[]): Decimal => taken.reduce((total, { value }) => add(total, value), zero);
