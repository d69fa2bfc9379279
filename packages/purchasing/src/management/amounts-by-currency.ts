import { type Decimal, sum } from '@axle/kernel';

/** An amount in its own currency, and as it counts in a figure. */
export interface CurrencyAmount {
  readonly currency: string;
  readonly amount: Decimal;
  readonly amountCny: Decimal;
}

/** What rows come to in a currency. */
export interface CurrencySum extends CurrencyAmount {
  readonly rows: number;
}

/** [R82] What amounts come to currency by currency, each in itself and as it counts; those that count come to the figure. */
export const amountsByCurrency = (rows: readonly CurrencyAmount[]): readonly CurrencySum[] =>
  [...Map.groupBy(rows, ({ currency }) => currency)]
    .map(([currency, own]) => ({
      currency,
      rows: own.length,
      amount: sum(own.map(({ amount }) => amount)),
      amountCny: sum(own.map(({ amountCny }) => amountCny)),
    }))
    .toSorted((one, other) => one.currency.localeCompare(other.currency, 'en'));
