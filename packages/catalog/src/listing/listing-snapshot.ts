import type { Decimal, LocalDate } from '@axle/kernel';

/** What Amazon said of a listing on a day; absent is what it did not say. */
export interface ListingSnapshot {
  readonly day: LocalDate;
  readonly status: string;
  readonly price?: Decimal;
  readonly buyBox?: boolean;
  readonly rating?: Decimal;
  readonly reviews?: number;
  readonly images?: number;
  readonly fitments?: number;
  readonly brand?: string;
  /** Pieces that can be sold. */
  readonly stock?: number;
  /** Pieces sold on the day. */
  readonly units?: number;
}

/** What a listing is held against besides its own course. */
export interface ListingAround {
  /** Names of the brand that the part has with us. */
  readonly brands: readonly string[];
  /** Least price that earns what it should. */
  readonly floor?: Decimal;
  /** The part is of a category whose parts fit no vehicle. */
  readonly fitsNothing?: boolean;
}

/** From where on something of a listing is an exception, on one site. */
export interface ListingThresholds {
  /** Hours without the buy box. */
  readonly noBuyBoxHours: number;
  /** How often the median price of 30 days. */
  readonly priceFactor: Decimal;
  readonly ratingLeast: Decimal;
  /** Reviews from which on the rating counts. */
  readonly reviewsLeast: number;
}

/** [LST2] The thresholds of a site that has none of its own. */
export const usualThresholds: ListingThresholds = {
  noBuyBoxHours: 24,
  priceFactor: '1.5' as Decimal,
  ratingLeast: '3.8' as Decimal,
  reviewsLeast: 20,
};
