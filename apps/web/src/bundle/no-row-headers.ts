/** Stands in the browser's bundle for the heads of rows of Blueprint's table, which our lists do not show. */
export const RowHeader = (): null => null;

/** As {@link RowHeader}. */
export const renderDefaultRowHeader = (): null => null;
