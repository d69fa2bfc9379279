import { add, compareDecimals, type Decimal, divide, multiply } from '@axle/kernel';

const inch = '2.54' as Decimal;
const pound = '0.45359237' as Decimal;
const divisor = '139' as Decimal;
const two = '2' as Decimal;

/**
 * [RT11] What rules of the last mile may ask of a parcel of three sides in cm and a weight in kg: its sides in whole inches, rounded up,
 * what follows from them, the weight in pounds, and the billable pounds by 139 in³ each. Without sides, these facts are absent.
 */
export function parcelFacts(sides: readonly Decimal[] | undefined, kg: Decimal | undefined): Readonly<Record<string, Decimal>> {
  const actual: Readonly<Record<string, Decimal>> = kg === undefined ? {} : { actualLb: divide(kg, pound, 4) };
  if (sides === undefined) return actual;
  const [longest, second, third] = sides.map(side => divide(side, inch, 0, 'up')).toSorted((one, other) => compareDecimals(other, one)) as [
    Decimal,
    Decimal,
    Decimal,
  ];
  const cubicIn = multiply(multiply(longest, second), third);
  const size = { longestIn: longest, secondIn: second, lengthGirthIn: add(longest, multiply(two, add(second, third))), cubicIn };
  if (kg === undefined) return size;
  // both weights as fractions, so that nothing is lost before the rounding up
  const isByVolume = compareDecimals(multiply(cubicIn, pound), multiply(kg, divisor)) > 0;
  return { ...actual, ...size, billableLb: isByVolume ? divide(cubicIn, divisor, 0, 'up') : divide(kg, pound, 0, 'up') };
}
