import { RE2JS } from 're2js';
import { ok, refuse, type Result } from '../result.ts';
import { text } from '../text.ts';

/** A pattern that a user gave, ready to be compared with texts. */
export interface TextPattern {
  /** Whether the whole text is of the pattern. */
  fits(text: string): boolean;
}

/** Patterns compiled lately: a file asks for the same one row by row, and compiling takes longer than comparing. */
const read = new Map<string, Result<TextPattern>>();
const mostKept = 200;

/**
 * [K16] Reads a regular expression that a user gave. Comparing takes time in proportion to the text, whatever the pattern: what would need
 * backtracking (back references, look-around) is not read. Refused with `BAD_PATTERN`.
 */
export function textPattern(written: string): Result<TextPattern> {
  const known = read.get(written);
  if (known) return known;
  if (read.size >= mostKept) read.clear();
  const pattern = readPattern(written);
  read.set(written, pattern);
  return pattern;
}

function readPattern(written: string): Result<TextPattern> {
  try {
    const pattern = RE2JS.compile(written);
    return ok({ fits: text => pattern.matches(text) });
  } catch {
    return refuse({
      code: 'BAD_PATTERN',
      message: text(
        '正则表达式无效；不支持回溯引用和环视',
        'The regular expression is invalid. Back references and look-around are not supported.',
      ),
    });
  }
}

/** [K16] Whether the whole text is of a pattern that a user gave; nothing is of one that cannot be read. */
export function fitsPattern(written: string, text: string): boolean {
  const pattern = textPattern(written);
  return pattern.ok && pattern.value.fits(text);
}
