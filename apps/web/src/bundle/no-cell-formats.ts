/** Stands in the browser's bundle for the formats of cells of Blueprint's table: a field's kind draws its own. */
export const TruncatedFormat = (): null => null;

/** As {@link TruncatedFormat}. */
export const JSONFormat = (): null => null;
