import { compareDecimals, type Decimal, subtract, sum } from '@axle/kernel';

/** Something that is set against a settlement, with what is open of it. */
export interface OpenItem {
  readonly id: number;
  readonly open: Decimal;
}

/** What a settlement pays for, and what is set against it. */
export interface SettledItems {
  readonly gross: Decimal;
  readonly deductions: readonly OpenItem[];
  readonly claims: readonly OpenItem[];
  readonly prepays: readonly OpenItem[];
}

/** What of an item was taken, and what is carried to the next settlement. */
export interface AppliedItem {
  readonly id: number;
  readonly applied: Decimal;
  readonly carried: Decimal;
}

/** What is paid behind everything that is set against it. */
export interface Waterfall {
  readonly deductions: readonly AppliedItem[];
  readonly claims: readonly AppliedItem[];
  readonly prepays: readonly AppliedItem[];
  readonly payable: Decimal;
}

/** [R15] Takes deductions, then claims, then prepayments off a settlement, each up to what is left of it; the rest is carried. */
export function settleWaterfall({ gross, deductions, claims, prepays }: SettledItems): Waterfall {
  let left = gross;
  const take = ({ id, open }: OpenItem): AppliedItem => {
    const applied = compareDecimals(open, left) < 0 ? open : left;
    left = subtract(left, applied);
    return { id, applied, carried: subtract(open, applied) };
  };
  const taken = { deductions: deductions.map(take), claims: claims.map(take), prepays: prepays.map(take) };
  return { ...taken, payable: left };
}

/** [R15] What was taken of some items. */
export const appliedOf = (items: readonly AppliedItem[]): Decimal => sum(items.map(({ applied }) => applied));
