import type { Refusal } from '@axle/kernel';

/** The last digit that belongs to the digits before it: GS1 modulo 10, weights 3 and 1 from the right. */
export function gtinCheckDigit(digits: string): number {
  const total = [...digits].toReversed().reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (total % 10)) % 10;
}

/** [B2] Whether a text is a GTIN of 8, 12, 13 or 14 digits with the right check digit. */
export const gtinOk = (text: string): boolean =>
  /^(?=\d*[1-9])(\d{8}|\d{12,14})$/.test(text) && gtinCheckDigit(text.slice(0, -1)) === Number(text.at(-1));

/** [B2] The 14 digits by which GTINs are compared: a UPC-A and its EAN-13 form are the same. Undefined for what is none. */
export const gtin14 = (text: string): string | undefined => (gtinOk(text) ? text.padStart(14, '0') : undefined);

/** [B2] A record's GTIN, where it has one, is right. */
export function checkGtin(record: Readonly<Record<string, unknown>>): readonly Refusal[] {
  const { gtin } = record;
  if (typeof gtin !== 'string' || gtinOk(gtin)) return [];
  return [
    {
      code: 'GTIN',
      field: 'gtin',
      message: { zh: 'GTIN的位数或校验位不正确', en: 'The GTIN has a wrong number of digits or a wrong check digit' },
    },
  ];
}
