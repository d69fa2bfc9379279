import { ok, refuse, type Result } from '../result.ts';

/**
 * An exact decimal number in its one written form: digits with a point where there is a fraction, `-` in front of negative ones, no
 * exponent, no zeros that say nothing, no `-0`. `-1234.5`, `0`, `0.0009`. Equal numbers are equal texts.
 */
export type Decimal = string & { readonly kind: 'Decimal' };

/** Most digits that are read: more than any amount, few enough that no text costs time. */
const mostDigits = 100;

const shape = /^([+-]?)0*(\d*)(?:\.(\d*?)0*)?$/;

/** Reads plain digits such as `-012.50`; anything else, exponents and separators too, is refused with `BAD_NUMBER`. */
export function decimal(text: string): Result<Decimal> {
  const match = text.length <= mostDigits && /\d/.test(text) ? shape.exec(text) : undefined;
  if (!match)
    return refuse({ code: 'BAD_NUMBER', message: { zh: `不是数字：${text.slice(0, 40)}`, en: `Not a number: ${text.slice(0, 40)}` } });
  const [, sign, whole = '', fraction = ''] = match;
  const digits = `${whole || '0'}${fraction && `.${fraction}`}`;
  return ok((sign === '-' && digits !== '0' ? `-${digits}` : digits) as Decimal);
}

/** How many digits stand behind the point. */
export const scaleOf = (value: Decimal): number => (value.includes('.') ? value.length - value.indexOf('.') - 1 : 0);

/** Nothing. */
export const zero = '0' as Decimal;

const typed = /^([+-]?)((?:\d+|\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+|(?:['’]\d{3})+))?(?:\.\d*)?)$/;

/**
 * [K8] Reads a number as people type and paste it: thousands set apart by comma, blank or apostrophe, full-width digits and signs, a
 * negative one in brackets as bookkeepers write it. Refused with `BAD_NUMBER`.
 */
export function typedDecimal(text: string): Result<Decimal> {
  const plain = text
    .slice(0, 2 * mostDigits)
    .normalize('NFKC')
    .replaceAll('−', '-')
    .trim();
  const bracketed = /^\(([^+-].*)\)$/.exec(plain)?.[1];
  const match = typed.exec(bracketed?.trim() ?? plain);
  const digits = match?.[2]?.replace(/[, '’]/g, '') ?? '';
  return decimal(digits === '' ? text : `${bracketed === undefined ? match?.[1] : '-'}${digits}`);
}

/** [K9] The number for a reader: thousands separators, and at least `places` digits behind the point. */
export function groupedDecimal(value: Decimal, places = 0): string {
  const [whole = '', fraction = ''] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const digits = fraction.padEnd(places, '0');
  return digits === '' ? grouped : `${grouped}.${digits}`;
}
