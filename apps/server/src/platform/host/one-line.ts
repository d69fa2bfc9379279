/**
 * A line for a log, whatever it quotes: signs that would end it, move about in it or colour it are written as `\\u{a}`, so that nothing that
 * somebody sent looks like a line of our own.
 */
export const oneLine = (line: string): string =>
  line.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, sign => `\\u{${sign.codePointAt(0)!.toString(16)}}`);
