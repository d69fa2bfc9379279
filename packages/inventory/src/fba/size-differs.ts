import { compareDecimals, type Decimal, divide, multiply, subtract, zero } from '@axle/kernel';

/** What a piece measures: its sides in centimetres, longest first, and its weight in kilograms; absent is what was not measured. */
export interface PieceSize {
  readonly sides?: readonly [Decimal, Decimal, Decimal];
  readonly kg?: Decimal;
}

/** A size that Amazon reports differently from ours: the measure that differs most, and all that differ in words. */
export interface SizeDifference {
  readonly reported: Decimal;
  readonly expected: Decimal;
  readonly difference: Decimal;
  readonly detail: string;
}

const hundred = '100' as Decimal;
/** Percent that a side and a weight may differ by. */
const [sideMost, weightMost] = ['5', '3'] as unknown as readonly [Decimal, Decimal];

interface Compared {
  readonly name: string;
  readonly unit: string;
  readonly reported: Decimal;
  readonly expected: Decimal;
  readonly most: Decimal;
}

const percentOff = ({ reported, expected }: Compared): Decimal => {
  const off = divide(multiply(subtract(reported, expected), hundred), expected, 6);
  return compareDecimals(off, zero) < 0 ? subtract(zero, off) : off;
};

/** [FBA5] What of a piece Amazon measures more than 5 % on a side or 3 % in weight otherwise than we: the fee may be another. */
export function sizeDifference(ours: PieceSize, amazons: PieceSize): SizeDifference | undefined {
  const sides = ['L', 'W', 'H'].flatMap((name, place): readonly Compared[] => {
    const [reported, expected] = [amazons.sides?.[place], ours.sides?.[place]];
    return reported && expected ? [{ name, unit: 'cm', reported, expected, most: sideMost }] : [];
  });
  const weight: readonly Compared[] =
    ours.kg && amazons.kg ? [{ name: 'G', unit: 'kg', reported: amazons.kg, expected: ours.kg, most: weightMost }] : [];
  const found = [...sides, ...weight]
    .filter(each => compareDecimals(each.expected, zero) > 0 && compareDecimals(percentOff(each), each.most) > 0)
    .toSorted((one, other) => compareDecimals(percentOff(other), percentOff(one)));
  const [worst] = found;
  if (!worst) return undefined;
  const { reported, expected } = worst;
  return {
    reported,
    expected,
    difference: subtract(reported, expected),
    detail: found.map(each => `${each.name} ${each.reported} / ${each.expected} ${each.unit}`).join(' · '),
  };
}
