import { visibleText } from '@axle/kernel';

/** A scan as it was typed: a code, how many of it, and whether they are cartons. */
export interface ReadScan {
  readonly code: string;
  readonly count: number;
  readonly cartons: boolean;
}

/** Most pieces, or cartons, of one scan. */
export const mostPerScan = 9999;

/**
 * What a scanner wrote: a code by itself is one piece, `12*CODE` are twelve, `3C*CODE` three cartons. A count beyond what one scan takes is
 * read as it stands, for the refusal to name it.
 */
export function readScan(typed: string): ReadScan {
  const text = visibleText(typed);
  const found = /^(\d{1,9})(c?)\*(.+)$/i.exec(text);
  if (!found) return { code: text, count: 1, cartons: false };
  return { code: found[3]!.trim(), count: Number(found[1]), cartons: found[2] !== '' };
}

/** The GTIN-13 within the GTIN-14 of a carton: the first digit, 1 to 8, says how it is packed; undefined for other codes. */
export const innerGtin = (code: string): string | undefined => (/^[1-8]\d{13}$/.test(code) ? code.slice(1, 13) : undefined);
