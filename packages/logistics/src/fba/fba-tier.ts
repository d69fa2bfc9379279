import { add, compareDecimals, type Decimal, divide, multiply, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { FbaPiece, FbaTable, FbaTierLimits } from './fba-table.ts';

const inch = '2.54' as Decimal;
const pound = '0.45359237' as Decimal;
const two = '2' as Decimal;
const cm = (inches: Decimal): Decimal => multiply(inches, inch);
const cubed = (value: Decimal): Decimal => multiply(multiply(value, value), value);
const larger = (one: Decimal, other: Decimal): Decimal => (compareDecimals(one, other) < 0 ? other : one);
const isPositive = (value: Decimal): boolean => compareDecimals(value, '0' as Decimal) > 0;

/** A weight in pounds as a fraction that stays exact. */
export interface Pounds {
  readonly over: Decimal;
  readonly under: Decimal;
}

const refusals = {
  noSize: { code: 'NO_SIZE', message: { zh: '缺少尺寸或重量', en: 'Size or weight is missing' } },
  noTier: { code: 'NO_TABLE', message: { zh: '费率表没有尺寸分段', en: 'The fee table has no size tiers' } },
} as const satisfies Readonly<Record<string, Refusal>>;

const heavier = (one: Pounds, other: Pounds): Pounds =>
  compareDecimals(multiply(one.over, other.under), multiply(other.over, one.under)) < 0 ? other : one;

/** A side as it counts by a limit that may be absent. */
export interface FbaLimit {
  readonly limit: 'longest' | 'median' | 'shortest' | 'girth' | 'weight';
  readonly value: Decimal;
  readonly most: Decimal;
}

/** What a piece measures by the rules of a tier: in cm, and in pounds. */
export function fbaMeasures({ sides, kg: own }: FbaPiece, tier: FbaTierLimits, divisor: Decimal) {
  const [shortest, median, longest] = sides.toSorted(compareDecimals) as [Decimal, Decimal, Decimal];
  const least = tier.leastSide === undefined ? undefined : cm(tier.leastSide);
  const counted = (side: Decimal): Decimal => (least === undefined ? side : larger(side, least));
  const unit: Pounds = { over: own, under: pound };
  const dimensional: Pounds = {
    over: multiply(multiply(longest, counted(median)), counted(shortest)),
    under: multiply(divisor, cubed(inch)),
  };
  const girth = add(longest, multiply(two, add(median, shortest)));
  return { longest, median, shortest, girth, unit, dimensional, counts: tier.weighedBy === 'unit' ? unit : heavier(unit, dimensional) };
}

/** How a piece stands against each limit of a tier, in inches and pounds as exact products on both sides. */
export function fbaLimits(piece: FbaPiece, tier: FbaTierLimits, divisor: Decimal): readonly FbaLimit[] {
  const measured = fbaMeasures(piece, tier, divisor);
  const sides = (['longest', 'median', 'shortest', 'girth'] as const).flatMap(limit => {
    const most = tier[limit];
    return most === undefined ? [] : [{ limit, value: measured[limit], most: cm(most) }];
  });
  const { over, under } = measured.counts;
  return tier.maxLb === undefined ? sides : [...sides, { limit: 'weight', value: over, most: multiply(tier.maxLb, under) }];
}

/**
 * [B22] The tier of a piece: the first of the table whose sides, girth and weight it keeps within. `NO_SIZE` where a side or the weight is
 * missing.
 */
export function fbaTier({ tiers, divisor }: Pick<FbaTable, 'tiers' | 'divisor'>, piece: FbaPiece): Result<FbaTierLimits> {
  if (![...piece.sides, piece.kg].every(isPositive)) return refuse(refusals.noSize);
  const found = tiers.find(tier => fbaLimits(piece, tier, divisor).every(({ value, most }) => compareDecimals(value, most) <= 0));
  return found ? ok(found) : refuse(refusals.noTier);
}

/** Weight in pounds to four digits, for people. */
export const shownPounds = ({ over, under }: Pounds): Decimal => divide(over, under, 4);

/** [B22] The weight that is paid: rounded up to whole ones of the tier. */
export const billableLb = (piece: FbaPiece, tier: FbaTierLimits, divisor: Decimal): Decimal => {
  const { over, under } = fbaMeasures(piece, tier, divisor).counts;
  return multiply(divide(over, multiply(under, tier.roundLb), 0, 'up'), tier.roundLb);
};

/**
 * How near a piece is to leaving its tier: the limit that it uses most of, what is left in inches or pounds, and how much is used in
 * percent.
 */
export interface FbaHeadroom {
  readonly limit: FbaLimit['limit'];
  readonly left: Decimal;
  readonly usedPercent: Decimal;
}

/** [B34] The limit of its tier that a piece uses most of; undefined in the last tier, which has none. */
export function fbaHeadroom(piece: FbaPiece, tier: FbaTierLimits, divisor: Decimal): FbaHeadroom | undefined {
  const shares = fbaLimits(piece, tier, divisor).map(one => ({ ...one, used: divide(multiply(one.value, '100' as Decimal), one.most, 2) }));
  const nearest = shares.toSorted((one, other) => compareDecimals(other.used, one.used))[0];
  if (!nearest) return undefined;
  const { limit, value, most, used } = nearest;
  const under = limit === 'weight' ? fbaMeasures(piece, tier, divisor).counts.under : inch;
  const left = divide(add(most, multiply(value, '-1' as Decimal)), under, limit === 'weight' ? 3 : 2, 'down');
  return { limit, left, usedPercent: used };
}
