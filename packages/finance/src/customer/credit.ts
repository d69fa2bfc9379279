import { add, compareDecimals, type Decimal, fill, ok, type Refusal, refuse, type Result, subtract, type Text, zero } from '@axle/kernel';
import { vatNumberOk, vatPrefixes } from '../company/vat-number.ts';

const beyond: Text = {
  zh: '超出信用额度：可用{available}，尚差{gap}',
  en: 'Credit limit exceeded: {available} available, {gap} short',
};

/** [B30] What is left of a credit limit behind what is owed and what is ordered; below nothing where it is used up. */
export const creditLeft = (limit: Decimal, receivable: Decimal, open: Decimal): Decimal => subtract(limit, add(receivable, open));

/** [B30] Whether a new order fits into what is left of a credit limit; refused with the gap. Nothing new always fits. */
export function creditCheck(limit: Decimal, receivable: Decimal, open: Decimal, wanted: Decimal): Result<Decimal> {
  const available = creditLeft(limit, receivable, open);
  if (compareDecimals(wanted, zero) <= 0 || compareDecimals(wanted, available) <= 0) return ok(subtract(available, wanted));
  const gap = subtract(wanted, available);
  return refuse({ code: 'CREDIT', field: 'amount', message: fill(beyond, { available, gap }) });
}

const own: Text = { zh: '欧盟税号须以国家代码{country}开头', en: 'An EU tax number must start with the country code {country}' };
const wrong: Text = { zh: '增值税号的格式或校验位不正确', en: 'The format or check digit of the VAT number is wrong' };

/**
 * [B38] The VAT number of a customer in the European Union begins with the code of its country, Greek ones with EL, and has the form and
 * the check digits of that country; so has one of the United Kingdom that begins with GB or XI.
 */
export function checkEuTaxId(
  { taxId }: { readonly taxId?: string },
  country: { readonly iso2: string; readonly eu: boolean } | undefined,
): readonly Refusal[] {
  if (taxId === undefined || country === undefined) return [];
  const prefixes = vatPrefixes(country.iso2);
  const isVat = prefixes.includes(taxId.slice(0, 2));
  if (country.eu && !isVat) return [{ code: 'TAX_COUNTRY', field: 'taxId', message: fill(own, { country: prefixes[0] ?? country.iso2 }) }];
  return isVat && !vatNumberOk(taxId) ? [{ code: 'VAT_NUMBER', field: 'taxId', message: wrong }] : [];
}
