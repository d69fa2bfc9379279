import type { Decimal, LocalDate } from '@axle/kernel';

/** Size tier of a piece at Amazon, in the order in which they are tried. */
export type FbaTier = 'smallStandard' | 'largeStandard' | 'smallBulky' | 'largeBulky' | 'xl50' | 'xl70' | 'xl150' | 'overmax' | 'xlOver150';

/** Size tiers in the order in which they are tried. */
export const fbaTiers: readonly FbaTier[] = [
  'smallStandard',
  'largeStandard',
  'smallBulky',
  'largeBulky',
  'xl50',
  'xl70',
  'xl150',
  'overmax',
  'xlOver150',
];

/** What a piece must keep within to stand in a tier, in inches and pounds; a limit that is absent does not count. */
export interface FbaTierLimits {
  readonly tier: FbaTier;
  readonly longest?: Decimal;
  readonly median?: Decimal;
  readonly shortest?: Decimal;
  /** Length and girth. */
  readonly girth?: Decimal;
  readonly maxLb?: Decimal;
  /** Whether the piece's own weight counts, or the larger of it and its weight by dimension. */
  readonly weighedBy: 'unit' | 'greater';
  /** What the two shorter sides count at least, for the weight by dimension. */
  readonly leastSide?: Decimal;
  /** The weight is rounded up to whole ones of these, in pounds. */
  readonly roundLb: Decimal;
  /** Which storage it pays. */
  readonly storage: 'standard' | 'larger';
}

/** What a piece of a tier costs from a price on, up to a weight. */
export interface FbaFeeRow {
  readonly tier: FbaTier;
  /** Prices from here on pay it, up to the next row's. */
  readonly priceFrom: Decimal;
  readonly maxLb: Decimal;
  readonly fee: Decimal;
  /** Weight that the fee covers, where each further step is paid by itself. */
  readonly baseLb?: Decimal;
  readonly stepLb?: Decimal;
  readonly perStep?: Decimal;
}

/** What a cubic foot costs a month, from one month of the year to another. */
export interface FbaStorageRow {
  readonly storage: 'standard' | 'larger';
  readonly monthFrom: number;
  readonly monthTo: number;
  readonly perCubicFoot: Decimal;
}

/** Share of the price that Amazon keeps: of the part of it above an amount, or of the whole price where it is above that amount. */
export interface FbaReferralRow {
  readonly above: Decimal;
  readonly percent: Decimal;
  readonly least?: Decimal;
  readonly whole?: boolean;
}

/** What a surcharge is taken of: every piece that is handled, every one that comes back, or the room of a month. */
export type FbaSurchargeBasis = 'piece' | 'returned' | 'cubicFootMonth';

/**
 * What Amazon takes on top of the fee for handling a piece, over some days: a share of it, or an amount. One of which neither is known yet
 * is taken nowhere.
 */
export interface FbaSurcharge {
  readonly name: string;
  readonly from: LocalDate;
  readonly to?: LocalDate;
  /** Percent of the fee. */
  readonly percent?: Decimal;
  readonly amount?: Decimal;
  /** Every piece unless said otherwise. */
  readonly basis?: FbaSurchargeBasis;
}

/** Amazon's sizes and fees of a country in a period. */
export interface FbaTable {
  readonly country: string;
  readonly currency: string;
  readonly effectiveFrom: LocalDate;
  readonly effectiveTo?: LocalDate;
  /** Cubic inches that weigh a pound. */
  readonly divisor: Decimal;
  readonly tiers: readonly FbaTierLimits[];
  readonly fees: readonly FbaFeeRow[];
  readonly storage: readonly FbaStorageRow[];
  readonly referral: readonly FbaReferralRow[];
  readonly surcharges: readonly FbaSurcharge[];
}

/** A piece by its three sides in cm, in any order, and its weight in kg. */
export interface FbaPiece {
  readonly sides: readonly [Decimal, Decimal, Decimal];
  readonly kg: Decimal;
}
