import { type Decimal, groupedDecimal, minorDigits } from '@axle/kernel';

/** An amount as mails say it: `CNY 1,200.00`. */
export const writtenAmount = (amount: Decimal, currency: string): string => `${currency} ${groupedDecimal(amount, minorDigits(currency))}`;
