const shape = /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/;

/** Signs and digits as a Chinese keyboard may write them, in their plain form. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll('−', '-').trim();

/**
 * [V2] A number input's value as a number: thousands separators and full-width digits are read, blank is empty (undefined), and what is
 * no number is undefined too.
 */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = plain(value);
  if (!/\d/.test(text) || !shape.test(text)) return undefined;
  const number = Number(text.replaceAll(',', ''));
  return Number.isFinite(number) ? number : undefined;
}

/** [V3] An integer-only input keeps the digits of what was typed. */
export const digitsOnly = (text: string): string => text.normalize('NFKC').replace(/[^0-9]/g, '');
