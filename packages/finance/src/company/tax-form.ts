import type { Refusal } from '@axle/kernel';
import { vatNumberOk, vatPrefixes } from './vat-number.ts';

const forms: Readonly<Record<string, RegExp>> = { CN: /^[0-9A-Z]{18}$/, US: /^\d{2}-\d{7}$/ };

const otherForm: Refusal = {
  code: 'TAX_FORM',
  field: 'taxNo',
  message: {
    zh: '税号不符合所在国家的格式：中国18位信用代码，美国 12-3456789，欧盟与英国带国家代码的增值税号',
    en: 'The tax number does not match its country’s format: credit code in China, 12-3456789 in the US, VAT number in the EU and UK',
  },
};

/**
 * [B3a] A company of ours in China has a unified social credit code as its tax number, one in the United States an EIN, one in the European
 * Union or the United Kingdom its VAT number.
 */
export const refuseTaxForm = (country: string | undefined, taxNo: unknown): Refusal | undefined =>
  typeof taxNo === 'string' && !fits(country ?? '', taxNo) ? otherForm : undefined;

function fits(country: string, taxNo: string): boolean {
  const prefixes = vatPrefixes(country);
  if (prefixes.length > 0) return prefixes.includes(taxNo.slice(0, 2)) && vatNumberOk(taxNo);
  return forms[country]?.test(taxNo) !== false;
}
