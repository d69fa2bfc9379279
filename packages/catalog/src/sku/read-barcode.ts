import { visibleText } from '@axle/kernel';
import { gtin14 } from './gtin.ts';

/** What a scanner read: the code as a label shows it, and the GTIN-14 that it is or carries. */
export interface ReadBarcode {
  readonly code: string;
  readonly gtin?: string;
}

/** The GTIN of a GS1 element string (application identifier 01) or of a GS1 web address. */
const carried = (code: string): string | undefined =>
  /^\(01\) ?(\d{14})/.exec(code)?.[1] ?? /^01(\d{14})(?=.|$)/.exec(code)?.[1] ?? /^HTTPS?:.*\/01\/(\d{8,14})(?:[/?]|$)/.exec(code)?.[1];

/**
 * [B2a] Reads what a scanner wrote: invisible signs and the prefix that names the symbology (`]C1`, `]E0`, `]d2`) go, the GTIN is taken
 * out of GS1 data.
 */
export function readBarcode(typed: string): ReadBarcode {
  const code = visibleText(typed)
    .toUpperCase()
    .replace(/^\][A-Z][0-9A-Z]/, '')
    .trim();
  const gtin = gtin14(code) ?? gtin14(carried(code) ?? '');
  return { code, ...(gtin === undefined ? {} : { gtin }) };
}
