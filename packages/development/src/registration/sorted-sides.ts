import { compareDecimals, type Decimal } from '@axle/kernel';

/** Length, width and height of a box in cm, as far as they are known. */
export type BoxSides = readonly [length: Decimal | undefined, width: Decimal | undefined, height: Decimal | undefined];

/** [N12] The sides of a box, the longest first, whichever way round they were measured; as they stand where one is not known. */
export function sortedSides(sides: BoxSides): BoxSides {
  const known = sides.flatMap(side => side ?? []);
  if (known.length < 3) return sides;
  const [length, width, height] = known.toSorted((one, other) => compareDecimals(other, one));
  return [length, width, height];
}
