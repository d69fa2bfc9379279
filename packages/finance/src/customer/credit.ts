import { add, compareDecimals, type Decimal, fill, ok, type Refusal, refuse, type Result, subtract, type Text, zero } from '@axle/kernel';

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

/** [B38] The VAT number of a customer in the European Union begins with the code of its country; Greek ones with EL. */
export function checkEuTaxId(
  { taxId }: { readonly taxId?: string },
  country: { readonly iso2: string; readonly eu: boolean } | undefined,
): readonly Refusal[] {
  if (taxId === undefined || !country?.eu) return [];
  const code = country.iso2 === 'GR' ? 'EL' : country.iso2;
  return taxId.startsWith(code) ? [] : [{ code: 'TAX_COUNTRY', field: 'taxId', message: fill(own, { country: code }) }];
}
