/** The name under which a user's density and theme are kept, beside the columns of lists: the frame that all pages stand in. */
export const lookPage = 'frame';

/**
 * The name under which it is kept how much of a list's filters a person has in sight, apart from their columns: who folds filters has not
 * chosen columns.
 */
export const filtersOf = (page: string): string => `${page}.filters`;
