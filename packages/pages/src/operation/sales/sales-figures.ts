import { text } from '@axle/kernel';
import type { IntegerField, MoneyField } from '@axle/page-kit';

/** A number of orders or pieces; what is taken back is below nothing. */
export const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  required: true,
  readOnly: true,
  min: -100_000_000,
  max: 100_000_000,
  width: 96,
  ...more,
});

/** An amount in the currency of the orders. */
export const amount = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  readOnly: true,
  scale: 4,
  places: 2,
  min: '-99999999999999',
  currency: { field: 'currency' },
  width: 112,
  ...more,
});

/** The same converted at the rate of the day of the order. */
export const inCny = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField =>
  amount(zh, en, { scale: 2, currency: { code: 'CNY' }, width: 150, ...more });
