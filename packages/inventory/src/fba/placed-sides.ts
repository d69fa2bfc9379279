import { compareDecimals, type Decimal } from '@axle/kernel';

type Sides = readonly [Decimal, Decimal, Decimal];

/**
 * [FBA7] The sides that Amazon measured, longest first, as length, width and height of our SKU: its longest where ours is longest, and so
 * on; in its own order where one of ours is not known.
 */
export function placedSides(measured: Sides, own: readonly (Decimal | undefined)[]): Sides {
  const known = own.flatMap((side, at) => (side === undefined ? [] : [{ side, at }]));
  if (known.length !== measured.length) return measured;
  const places = known.toSorted((one, other) => compareDecimals(other.side, one.side)).map(({ at }) => at);
  const placed = [...measured] as [Decimal, Decimal, Decimal];
  for (const [rank, at] of places.entries()) placed[at] = measured[rank]!;
  return placed;
}
