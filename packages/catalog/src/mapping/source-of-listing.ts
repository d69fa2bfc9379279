/** Where a listing came from. */
interface ListingOrigin<Source extends string> {
  readonly source?: Source;
}

/** Where a listing came from first: people, unless the feed of its platform or an order brought it; it stays so. */
export const sourceOfListing = <Source extends string>(_listing: ListingOrigin<Source>, before?: ListingOrigin<Source>) => ({
  source: before?.source ?? ('people' as const),
});
