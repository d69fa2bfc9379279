/** Begins like a formula, in narrow or wide signs, also behind apostrophes that stand there already and signs that nobody sees. */
const formulaLike = /^['\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]*[=+\-@\t\r＝＋－＠]/;
const number = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?(e[+-]?\d+)?$/i;

/**
 * [T4] A text as it may stand in a file that a spreadsheet opens: what begins with = + - @ (wide ones too) tab or return and is no number
 * gets a leading apostrophe, so that it is never run as a formula. `-12.5` stays, `=1+1` → `'=1+1`.
 */
export const csvCell = (text: string): string => (formulaLike.test(text) && !number.test(text) ? `'${text}` : text);

/** [T4] The text that {@link csvCell} was given: an apostrophe in front of a formula is taken away again. */
export const fromCsvCell = (cell: string): string => (cell.startsWith("'") && formulaLike.test(cell) ? cell.slice(1) : cell);
