import { add, compareDecimals, type Decimal, multiply } from '@axle/kernel';
import { cubicCm, type Sides } from './packing.ts';

/** Size tier of a piece at Amazon in the United States, in their order. */
export type FbaTierUs =
  | 'smallStandard'
  | 'largeStandard'
  | 'smallBulky'
  | 'largeBulky'
  | 'xl50'
  | 'xl70'
  | 'xl150'
  | 'overmax'
  | 'xlOver150';

const inch = '2.54' as Decimal;
const pound = '0.45359237' as Decimal;
const cm = (inches: string): Decimal => multiply(inches as Decimal, inch);
const kg = (pounds: string): Decimal => multiply(pounds as Decimal, pound);
const atMost = (value: Decimal, limit: Decimal): boolean => compareDecimals(value, limit) <= 0;
const larger = (one: Decimal, other: Decimal): Decimal => (compareDecimals(one, other) < 0 ? other : one);

/** Cubic centimetres that weigh a pound by dimension: 139 in³. */
const perPound = multiply(multiply('139' as Decimal, inch), multiply(inch, inch));

/** The limits of the tiers that a box has to fit into: its sides, length with girth, and weight in pounds. */
const boxes = [
  ['smallStandard', '15', '12', '0.75', undefined, '1'],
  ['largeStandard', '18', '14', '8', undefined, '20'],
  ['smallBulky', '37', '28', '20', '130', '50'],
  ['largeBulky', '59', '33', '33', '130', '50'],
] as const;

const extraLarge = [
  ['xl50', '50'],
  ['xl70', '70'],
  ['xl150', '150'],
] as const;

/**
 * [B22] The tier of a piece by its sides in cm and its weight in kg. The smallest tier counts the piece's own weight, the others the larger of it and
 * that by dimension; from the bulky ones up the two shorter sides count at least two inches.
 */
export function fbaTierUs(sides: Sides, weight: Decimal): FbaTierUs {
  const [short, middle, long] = sides.toSorted(compareDecimals) as unknown as Sides;
  const girth = add(long, multiply('2' as Decimal, add(middle, short)));
  const weighs = (limit: string, least?: Decimal): boolean => {
    const volume = cubicCm(least ? [long, larger(middle, least), larger(short, least)] : sides);
    return atMost(weight, kg(limit)) && atMost(volume, multiply(limit as Decimal, perPound));
  };
  for (const [tier, longest, median, shortest, around, pounds] of boxes) {
    const fits =
      atMost(long, cm(longest)) && atMost(middle, cm(median)) && atMost(short, cm(shortest)) && (!around || atMost(girth, cm(around)));
    const light = tier === 'smallStandard' ? atMost(weight, kg(pounds)) : weighs(pounds, around ? cm('2') : undefined);
    if (fits && light) return tier;
  }
  if (atMost(long, cm('96')) && atMost(girth, cm('130'))) for (const [tier, pounds] of extraLarge) if (weighs(pounds, cm('2'))) return tier;
  return atMost(weight, kg('150')) ? 'overmax' : 'xlOver150';
}
