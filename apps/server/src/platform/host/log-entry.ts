/**
 * What is written to a log, whatever it quotes: further lines are set in, and signs that move about, turn round or colour what stands there
 * are written as `\\u{1b}`, so that nothing that somebody sent looks like an entry of ours.
 */
export const logEntry = (words: string): string =>
  words
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, sign => (sign === '\n' ? sign : `\\u{${sign.codePointAt(0)!.toString(16)}}`))
    .replaceAll('\n', '\n      ');
