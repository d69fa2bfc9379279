import { type Decimal, divide } from '@axle/kernel';

/** What one member of a group fits: each vehicle by a key of its own, such as make, model and year. */
export interface MemberFit {
  readonly sku: string;
  readonly vehicles: ReadonlySet<string>;
}

/** A vehicle that some members fit and others do not. */
export interface FitGap {
  readonly vehicle: string;
  readonly fits: readonly string[];
  readonly lacks: readonly string[];
}

/** How far the members of a group fit the same vehicles. */
export interface FitOverlap {
  /** Vehicles that any member fits. */
  readonly all: number;
  /** Vehicles that every member fits. */
  readonly common: number;
  /** The common ones in percent of all, to one digit; undefined where nothing is known of any. */
  readonly percent: Decimal | undefined;
  readonly gaps: readonly FitGap[];
}

/**
 * [SUB3] Vehicles that every member fits in percent of those that any fits; the others are listed, each with the members that fit it and
 * not.
 */
export function fitmentOverlap(members: readonly MemberFit[]): FitOverlap {
  const all = new Set(members.flatMap(({ vehicles }) => [...vehicles]));
  const gaps = [...all].flatMap((vehicle): readonly FitGap[] => {
    const [fits, lacks] = [true, false].map(has => members.filter(one => one.vehicles.has(vehicle) === has).map(({ sku }) => sku));
    return lacks!.length > 0 ? [{ vehicle, fits: fits!, lacks: lacks! }] : [];
  });
  const common = all.size - gaps.length;
  const percent = all.size === 0 ? undefined : divide(String(common * 100) as Decimal, String(all.size) as Decimal, 1);
  return { all: all.size, common, percent, gaps };
}
