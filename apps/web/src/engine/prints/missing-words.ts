import { fill, type Text } from '@axle/kernel';
import type { MissingLetters } from '@axle/wire';
import { printText } from '../../text/print.ts';

/** What is said before a print of texts with letters that no font has; undefined where all can be printed. */
export function missingWords(missing: readonly MissingLetters[]): Text | undefined {
  if (missing.length === 0) return undefined;
  const texts = missing.map(({ text, letters }) => `${text} (${letters})`);
  return fill(printText.missing, { count: missing.length, texts: { zh: texts.join(printText.and.zh), en: texts.join(printText.and.en) } });
}
