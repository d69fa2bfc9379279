type Values = Readonly<Record<string, unknown>>;

/** Where a listing came from first: people, unless the feed of its platform or an order brought it; it stays so. */
export const sourceOfListing = (_listing: Values, before?: Values): Values => ({ source: before?.['source'] ?? 'people' });
