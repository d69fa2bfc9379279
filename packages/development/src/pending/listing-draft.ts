import type { ListingFacts } from './listing-file.ts';

/** What stands among the seller's listings from when one is pushed until it has its ASIN. */
export interface DraftedListing {
  readonly sellerSku: string;
  readonly title?: string | undefined;
  readonly fulfilment?: string | undefined;
  readonly listingStatus: 'incomplete';
}

/** [N32] The draft of a listing as it is pushed: incomplete, under the seller SKU that its file has. */
export const listingDraft = ({ itemSku, title, fulfilment }: ListingFacts): DraftedListing => ({
  sellerSku: itemSku,
  title,
  fulfilment,
  listingStatus: 'incomplete',
});

/** [N32] Whether a listing is a draft still: the platform has given it no id. */
export const isDraft = ({ itemId, listingStatus }: Readonly<Record<string, unknown>>): boolean =>
  (itemId === undefined || itemId === null) && listingStatus === 'incomplete';
