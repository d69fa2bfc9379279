import { compareDecimals, type Decimal, divide, multiply, sum } from '@axle/kernel';

/** Length, width and height in cm. */
export type Sides = readonly [Decimal, Decimal, Decimal];

/** Pieces of a SKU that go into a box: the sides of one, and its weight in grams. */
export interface BoxedItem {
  readonly sides: Sides;
  readonly unitG: number;
  readonly qty: number;
}

/** A box with its inner sides; `maxLoadG` is what it bears. */
export interface Box {
  readonly code: string;
  readonly inner: Sides;
  readonly maxLoadG: number;
}

/** Share of a box's inner volume that pieces may take, in percent. */
export const mostFill = '85' as Decimal;

const volume = ([length, width, height]: Sides): Decimal => multiply(multiply(length, width), height);
const ascending = (sides: Sides): readonly Decimal[] => sides.toSorted(compareDecimals);
const hundred = '100' as Decimal;

/** [R11a] How full pieces make a box, in percent with one digit. */
export const fillPercent = (items: readonly BoxedItem[], { inner }: Pick<Box, 'inner'>): Decimal =>
  divide(multiply(itemVolume(items), hundred), volume(inner), 1);

/** [R11a] Whether every piece fits a box by its sorted sides, all together take at most 85 % of it, and it bears them. */
export function boxHolds(items: readonly BoxedItem[], box: Box): boolean {
  const room = ascending(box.inner);
  const fits = ({ sides }: BoxedItem) => ascending(sides).every((side, at) => compareDecimals(side, room[at]!) <= 0);
  return (
    items.every(fits) &&
    compareDecimals(multiply(itemVolume(items), hundred), multiply(volume(box.inner), mostFill)) <= 0 &&
    items.reduce((total, { unitG, qty }) => total + unitG * qty, 0) <= box.maxLoadG
  );
}

const itemVolume = (items: readonly BoxedItem[]): Decimal =>
  sum(items.map(({ sides, qty }) => multiply(volume(sides), String(qty) as Decimal)));

/** [R11a] The smallest box by inner volume that holds the pieces; of equal ones the first by code. Undefined where none does. */
export const suggestBox = <One extends Box>(items: readonly BoxedItem[], boxes: readonly One[]): One | undefined =>
  boxes
    .filter(box => boxHolds(items, box))
    .toSorted((one, other) => compareDecimals(volume(one.inner), volume(other.inner)) || (one.code < other.code ? -1 : 1))[0];
