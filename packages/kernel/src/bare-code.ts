// signs, blanks, marks and symbols of every block, and ancient Greek letters of which `upper` makes two; other letters and digits stay
const between = new RegExp(
  `[${[
    '\\0-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u00d7\\u00f7\\u02b0-\\u036f',
    '\\u1f80-\\u1faf\\u1fb3\\u1fc3\\u1ff3\\u2000-\\u2bff\\u3000-\\u3004\\u3008-\\u3020\\u302a-\\u303f\\ufe00-\\ufe6f\\uff00-\\uffff',
  ].join('')}]`,
  'g',
);

/**
 * [K4b] A number of a part by its letters and digits alone, narrow and in upper case. Letters of every script count: ЗМЗ-406 is not
 * УМЗ-406. Each letter by itself, as PostgreSQL's `upper` does it. What stands together once signs are dropped is composed again, so that
 * a bare number stays as it is.
 */
export const bareCode = (text: string): string =>
  Array.from(text.normalize('NFKC').replace(between, '').normalize('NFKC'), letter => {
    const upper = letter.toUpperCase();
    return upper.length === letter.length ? upper : letter;
  }).join('');
