/** How many listings there are, how many of them sell, and how many of those hold the buy box. */
export interface ListingCounts {
  readonly listings: number;
  readonly active: number;
  readonly buyBox: number;
}

/** Shares in hundredths of a whole, to one digit; absent where there is nothing to have a share of. */
export interface ListingHealth {
  readonly activeShare?: number;
  readonly buyBoxShare?: number;
}

/** Hundredths to one digit, half up. */
const share = (part: number, whole: number): number => Math.round((part * 1000) / whole) / 10;

/** [LST1] How healthy listings are: the active ones among all, those with the buy box among the active ones. */
export const listingHealth = ({ listings, active, buyBox }: ListingCounts): ListingHealth => ({
  ...(listings > 0 ? { activeShare: share(active, listings) } : {}),
  ...(active > 0 ? { buyBoxShare: share(buyBox, active) } : {}),
});
