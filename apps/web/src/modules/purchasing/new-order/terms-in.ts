import type { Decimal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { PriceTerms } from '@axle/purchasing';

/** What an input holds where it is a number above or at zero; nothing else. */
export const numberIn = (value: unknown): Decimal | undefined =>
  /^\d+(\.\d+)?$/.test(String(value ?? '')) ? (String(value) as Decimal) : undefined;

/** How the prices of an order are meant as it is typed. */
export const termsIn = (drafts: RecordValues): PriceTerms => ({
  currency: /^[A-Z]{3}$/.test(String(drafts['currency'] ?? '')) ? String(drafts['currency']) : 'CNY',
  taxRate: numberIn(drafts['taxRate']) ?? ('0' as Decimal),
  priceInclTax: drafts['priceInclTax'] !== false,
});
