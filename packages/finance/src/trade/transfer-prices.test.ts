import type { Decimal, LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTradeRelation } from './trade-relation.ts';
import { type TradeTerms, transferPrices } from './transfer-prices.ts';

const dec = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;
const terms = (seller: string, buyer: string, currency: string, markup: string, from = '2026-01-01', to?: string): TradeTerms => ({
  seller,
  buyer,
  currency,
  markup: dec(markup),
  effectiveFrom: day(from),
  ...(to ? { effectiveTo: day(to) } : {}),
});
const legs = [
  { seller: 'SZ', buyer: 'HK' },
  { seller: 'HK', buyer: 'US' },
];
const both = [terms('SZ', 'HK', 'USD', '5'), terms('HK', 'US', 'USD', '20')];
const rate = (of: string, inTermsOf: string) =>
  of === 'USD' && inTermsOf === 'CNY' ? { rate: dec('7.20'), ratio: { times: dec('7.20'), over: dec('1') } } : undefined;
const ask = (known: readonly TradeTerms[], on = '2026-06-30', cost = '111.5044') =>
  transferPrices({ cost: dec(cost), currency: 'CNY', legs, terms: known, day: day(on), rate });
const summary = (result: ReturnType<typeof ask>) =>
  result.ok ? result.value.map(({ price, currency }) => `${price} ${currency}`) : result.refusal.code;

describe('transfer prices', () => {
  it('[B27] 126.00 incl. 13% → 111.5044; +5% at 7.20 → 16.26 USD; +20% → 19.51 USD', () => {
    expect(summary(ask(both))).toEqual(['16.26 USD', '19.51 USD']);
  });

  it('[B27] without the HK–US relation: NO_RELATION; without a rate: NO_RATE', () => {
    expect(summary(ask(both.slice(0, 1)))).toBe('NO_RELATION');
    expect(summary(ask([terms('SZ', 'HK', 'EUR', '5'), both[1]!]))).toBe('NO_RATE');
  });

  it('[B27] have the digits of their currency and are rounded once: 3,000,000 yen at 160.8657 are 18,649.10 dollars', () => {
    const yen = { rate: dec('0.00621636'), ratio: { times: dec('1'), over: dec('160.8657') } };
    const turned = { rate: dec('160.8657'), ratio: { times: dec('160.8657'), over: dec('1') } };
    const one = (cost: string, from: string, to: string, markup: string) =>
      summary(
        transferPrices({
          cost: dec(cost),
          currency: from,
          legs: legs.slice(0, 1),
          terms: [terms('SZ', 'HK', to, markup)],
          day: day('2026-06-30'),
          rate: of => (of === 'JPY' ? yen : turned),
        }),
      );
    expect([one('3000000', 'JPY', 'USD', '0'), one('18649.10', 'USD', 'JPY', '5')]).toEqual([['18649.1 USD'], ['3150001 JPY']]);
  });

  it('[B27] raising markup from 2026-07-01 leaves June transfer prices unchanged', () => {
    const raised = [terms('SZ', 'HK', 'USD', '5', '2026-01-01', '2026-06-30'), terms('SZ', 'HK', 'USD', '8', '2026-07-01'), both[1]!];
    expect(summary(ask(raised, '2026-06-30'))).toEqual(summary(ask(both, '2026-06-30')));
    expect(summary(ask(raised, '2026-07-01'))).toEqual(['16.73 USD', '20.08 USD']);
    expect(summary(ask(raised, '2025-12-31'))).toBe('NO_RELATION');
  });

  it('[B27] there are as many prices as legs; markup 0 and the same currency keep the price', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(6), fc.nat(6), (cents, count, spare) => {
        const cost = dec(String(cents / 100));
        const chain = Array.from({ length: count }, (_, at) => ({ seller: `C${at}`, buyer: `C${at + 1}` }));
        const known = Array.from({ length: count + spare }, (_, at) => terms(`C${at}`, `C${at + 1}`, 'CNY', '0'));
        const result = transferPrices({ cost, currency: 'CNY', legs: chain, terms: known, day: day('2026-05-20'), rate: () => undefined });
        expect(result.ok && result.value.map(({ price }) => Number(price))).toEqual(chain.map(() => cents / 100));
      }),
    );
  });

  it('[B39] a relation is between two companies, and ends no earlier than it begins', () => {
    const codes = (values: object) => checkTradeRelation(values as never).map(({ code, field }) => `${code} ${field}`);
    expect(codes({ seller: 1, buyer: 1, effectiveFrom: '2026-05-02', effectiveTo: '2026-05-01' })).toEqual([
      'SAME_COMPANY buyer',
      'DATES effectiveTo',
    ]);
    expect(
      [
        { seller: 1, buyer: 2, effectiveFrom: '2026-05-01', effectiveTo: '2026-05-01' },
        { seller: 1, buyer: 2 },
      ].flatMap(codes),
    ).toEqual([]);
  });
});
