/** Most things that one message names. */
const most = 10;

/** The first of many things as one text, with a sign that there are more. */
export const firstOf = (names: readonly string[]): string => `${names.slice(0, most).join(', ')}${names.length > most ? ' …' : ''}`;
