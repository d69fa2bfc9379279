/** Platforms from which orders are fetched. */
export const downloadPlatforms: readonly string[] = ['amazon', 'ebay', 'walmart', 'partsgeek'];
