import {
  add,
  compareDecimals,
  type Decimal,
  even,
  fill,
  minorDigits,
  multiply,
  ok,
  type LocalDate,
  type Refusal,
  refuse,
  type Result,
  scaled,
  zero,
} from '@axle/kernel';
import type { FoundRate } from '../rate/rate-on.ts';

/** One company of the group sells to another. */
export interface TradeLeg {
  readonly seller: string;
  readonly buyer: string;
}

/** On which terms one company sells to another over a span of days; without an end it is open. */
export interface TradeTerms extends TradeLeg {
  readonly currency: string;
  /** Percent. */
  readonly markup: Decimal;
  readonly effectiveFrom: LocalDate;
  readonly effectiveTo?: LocalDate;
}

/** What a leg costs its buyer. */
export interface TransferPrice extends TradeLeg {
  readonly price: Decimal;
  readonly currency: string;
  readonly markup: Decimal;
  /** Units of the currency before for one of the leg's. */
  readonly rate: Decimal;
}

/** A price on its way along a chain of companies. */
export interface TransferQuestion {
  /** Without tax. */
  readonly cost: Decimal;
  readonly currency: string;
  readonly legs: readonly TradeLeg[];
  readonly terms: readonly TradeTerms[];
  readonly day: LocalDate;
  /** Units of a currency for one of another on the day; undefined where none is known. */
  readonly rate: (of: string, inTermsOf: string) => Pick<FoundRate, 'rate' | 'ratio'> | undefined;
}

const same: Pick<FoundRate, 'rate' | 'ratio'> = { rate: '1' as Decimal, ratio: even };
const hundred = '100' as Decimal;

const noRelation = ({ seller, buyer }: TradeLeg, day: string): Refusal => ({
  code: 'NO_RELATION',
  message: fill(
    { zh: '{seller}与{buyer}在{day}没有贸易关系', en: 'There is no trade relation from {seller} to {buyer} on {day}' },
    { seller, buyer, day },
  ),
});
const noRate = (from: string, to: string): Refusal => ({
  code: 'NO_RATE',
  message: fill({ zh: '没有{from}对{to}的汇率', en: 'There is no exchange rate from {from} to {to}' }, { from, to }),
});

/** [B27] The terms between two companies that hold on a day. */
export const termsOn = (terms: readonly TradeTerms[], { seller, buyer }: TradeLeg, day: LocalDate): TradeTerms | undefined =>
  terms.find(
    each =>
      each.seller === seller &&
      each.buyer === buyer &&
      each.effectiveFrom <= day &&
      (each.effectiveTo === undefined || day <= each.effectiveTo),
  );

/**
 * [B27] What a cost becomes along a chain of companies: each leg adds its markup and turns the price into its currency, rounded once
 * to the digits of that currency.
 */
export function transferPrices({ cost, currency, legs, terms, day, rate }: TransferQuestion): Result<readonly TransferPrice[]> {
  const prices: TransferPrice[] = [];
  let [price, held] = [cost, currency];
  for (const leg of legs) {
    const found = termsOn(terms, leg, day);
    if (!found) return refuse(noRelation(leg, day));
    const fx = found.currency === held ? same : rate(found.currency, held);
    if (fx === undefined || compareDecimals(fx.ratio.times, zero) <= 0) return refuse(noRate(found.currency, held));
    const turned = { times: multiply(add(hundred, found.markup), fx.ratio.over), over: multiply(hundred, fx.ratio.times) };
    held = found.currency;
    price = scaled(price, turned, minorDigits(held));
    prices.push({ seller: leg.seller, buyer: leg.buyer, price, currency: held, markup: found.markup, rate: fx.rate });
  }
  return ok(prices);
}
