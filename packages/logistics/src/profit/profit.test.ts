import { add, compareDecimals, type Decimal, divide, type LocalDate, multiply, subtract, sum, zero } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fbaStorage } from '../fba/fba-fee.ts';
import type { FbaPiece } from '../fba/fba-table.ts';
import { fbaTier } from '../fba/fba-tier.ts';
import { fbaUs2026 as us } from '../fba/us-2026.ts';
import { fbaFeeBands } from './fee-bands.ts';
import { estimateAgain, checkEstimate, checkProfitParam } from './check-profit.ts';
import { bandFee, estimatedProfit, landedCost, marginAt, type ProfitTerms } from './profit-terms.ts';
import { targetPrice } from './target-price.ts';

const d = (value: string) => value as Decimal;
const box: FbaPiece = { sides: ['45', '30', '20'] as unknown as FbaPiece['sides'], kg: d('3.2') };

/** The example of the page: what is known of the box, of Amazon’s table and of customs. */
function example(): ProfitTerms {
  const [tier, bands] = [fbaTier(us, box), fbaFeeBands(us, box, '2026-04-16' as LocalDate)];
  if (!tier.ok || !bands.ok) throw new Error('the box has a tier');
  const month = fbaStorage(us, box, tier.value, '2026-05-20' as LocalDate)!;
  const rebate = multiply(divide(d('126'), d('1.13'), 12), d('0.13'));
  return {
    vatRate: zero,
    returnRate: d('5'),
    resaleRate: d('40'),
    refundRate: d('20'),
    refundMost: d('5'),
    adsRate: d('8'),
    otherRate: zero,
    referral: us.referral,
    fulfilment: bands.value.bands,
    storage: multiply(month, d('1.5')),
    purchase: divide(subtract(d('126'), rebate), d('7.20'), 12),
    freight: multiply(d('0.027'), d('120')),
    duty: multiply(d('12'), d('0.275')),
  };
}
const shown = (value: Decimal) => Number(value).toFixed(2);
const percent = (most: number) => fc.integer({ min: 0, max: most * 10 }).map(tenths => d(String(tenths / 10)));
const cents = (most: number) => fc.integer({ min: 1, max: most * 100 }).map(value => divide(String(value) as Decimal, d('100'), 2));
const anyTerms = (): fc.Arbitrary<ProfitTerms> =>
  fc.record({
    vatRate: percent(25),
    returnRate: percent(60),
    resaleRate: percent(100),
    refundRate: percent(30),
    refundMost: cents(6),
    adsRate: percent(30),
    otherRate: percent(5),
    referral: fc.constantFrom(us.referral, [
      { above: zero, percent: d('15') },
      { above: d('45'), percent: d('9') },
    ]),
    fulfilment: fc.tuple(cents(12), cents(2), cents(2)).map(([fee, second, third]) => [
      { from: zero, fee },
      { from: d('10'), fee: add(fee, second) },
      { from: d('50.01'), fee: add(add(fee, second), third) },
    ]),
    storage: cents(3),
    purchase: cents(80),
    freight: cents(10),
    duty: cents(10),
  });
const costs = ['referral', 'fulfilment', 'storage', 'ads', 'goods', 'other'] as const;

describe('the profit of a shipped piece', () => {
  it('[B17] revenue 85.49, referral 10.37, FBA 10.11 (largeStandard, 12.0 lb), storage 1.12, ads 7.20, landed 22.03 (15.49+3.24+3.30), goods 21.59, profit 35.11, margin 39.02%, roi 159.41%', () => {
    const terms = example();
    const { margin, roi, ...lines } = estimatedProfit(terms, d('89.99'));
    expect(Object.fromEntries(Object.entries(lines).map(([key, value]) => [key, shown(value)]))).toEqual({
      revenue: '85.49',
      referral: '10.37',
      fulfilment: '10.11',
      storage: '1.12',
      ads: '7.20',
      landed: '22.03',
      goods: '21.59',
      other: '0.00',
      profit: '35.11',
    });
    expect([margin, roi]).toEqual(['39.02', '159.41']);
    expect([terms.purchase, terms.freight, terms.duty].map(shown)).toEqual(['15.49', '3.24', '3.30']);
    const tier = fbaFeeBands(us, box, '2026-04-16' as LocalDate);
    expect(tier.ok && tier.value.tier).toBe('largeStandard');
  });

  it('[B17] of a returned piece the platform keeps its own share of the referral, at most what the site says: 20 % and 5 dollars, 10 % and 500 yen', () => {
    const kept = (price: string, refundRate: string, refundMost?: string) => {
      const { refundMost: _, ...terms } = { ...example(), returnRate: d('100'), referral: [{ above: zero, percent: d('10') }] };
      const limit = refundMost === undefined ? {} : { refundMost: d(refundMost) };
      return estimatedProfit({ ...terms, refundRate: d(refundRate), ...limit }, d(price)).referral;
    };
    expect([kept('200', '20', '5'), kept('400', '20', '5'), kept('400', '20'), kept('400', '0')]).toEqual(['4', '5', '8', '0']);
    expect([kept('40000', '10', '500'), kept('60000', '10', '500')]).toEqual(['400', '500']);
  });

  it('[B18] targetPrice(25%) = 65.00; break-even 43.13; where the rates take all there is none', () => {
    expect([targetPrice(example(), d('25'), 2), targetPrice(example(), zero, 2)]).toMatchObject([{ value: '65' }, { value: '43.13' }]);
    expect(targetPrice(example(), d('76'), 2)).toMatchObject({ ok: false, refusal: { code: 'UNREACHABLE' } });
  });

  it('[B17] the parts sum to the profit, and no higher cost raises it', () => {
    fc.assert(
      fc.property(
        anyTerms(),
        cents(300),
        fc.constantFrom('storage', 'purchase', 'freight', 'duty'),
        cents(20),
        (terms, price, cost, more) => {
          const lines = estimatedProfit(terms, price);
          expect(compareDecimals(lines.profit, subtract(lines.revenue, sum(costs.map(key => lines[key]))))).toBe(0);
          const dearer = estimatedProfit({ ...terms, [cost]: add(terms[cost], more) }, price);
          expect(compareDecimals(dearer.profit, lines.profit)).toBeLessThanOrEqual(0);
          for (const rate of ['adsRate', 'otherRate', 'vatRate'] as const) {
            const taken = estimatedProfit({ ...terms, [rate]: add(terms[rate], d('1')) }, price);
            expect(compareDecimals(taken.profit, lines.profit)).toBeLessThanOrEqual(0);
          }
          // without returns the goods cost what they cost at the warehouse
          const kept = { ...terms, returnRate: zero };
          expect(estimatedProfit(kept, price).goods).toBe(estimatedProfit(kept, price).landed);
          expect(compareDecimals(landedCost(terms), add(add(terms.purchase, terms.freight), terms.duty))).toBe(0);
        },
      ),
    );
  });

  it('[B18] the price is the smallest of all that reach the margin, also where it falls with the price or a least share ends', () => {
    const odd = fc
      .record({ terms: anyTerms(), least: cents(4), dearer: fc.boolean(), cheap: fc.boolean(), whole: fc.boolean() })
      .map(({ terms, least, ...is }) => ({
        ...terms,
        referral: [
          { above: zero, percent: d('8'), least },
          { above: d('20'), percent: d(is.dearer ? '25' : '5'), whole: is.whole },
        ],
        ...(is.cheap ? { fulfilment: [{ from: zero, fee: zero }], storage: zero, purchase: zero, freight: zero, duty: d('0.01') } : {}),
      }));
    fc.assert(
      fc.property(odd, fc.integer({ min: -20, max: 80 }), (terms, wanted) => {
        const target = d(String(wanted));
        const most = 150;
        const first = Array.from({ length: most }, (_, at) => at + 1).find(
          units => compareDecimals(marginAt(terms, d(String(units))), target) >= 0,
        );
        const found = targetPrice(terms, target, 0);
        expect(found.ok && Number(found.value) <= most ? Number(found.value) : undefined).toBe(first);
      }),
      { numRuns: 60 },
    );
  });

  it('[B18] the price reaches the margin, and a cent less does not, or it begins a band', () => {
    fc.assert(
      fc.property(anyTerms(), fc.integer({ min: -20, max: 60 }), (terms, wanted) => {
        const target = d(String(wanted));
        const found = targetPrice(terms, target, 2);
        if (!found.ok) {
          for (const price of ['1', '10', '50.01', '500', '100000'])
            expect(compareDecimals(marginAt(terms, d(price)), target)).toBeLessThan(0);
          return;
        }
        expect(compareDecimals(marginAt(terms, found.value), target)).toBeGreaterThanOrEqual(0);
        const less = subtract(found.value, d('0.01'));
        const beginsBand = terms.fulfilment.some(({ from }) => compareDecimals(from, found.value) === 0);
        expect(beginsBand || compareDecimals(less, zero) <= 0 || compareDecimals(marginAt(terms, less), target) < 0).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('[B17] a fee is that of the band of its price; a table without the size has none', () => {
    const { fulfilment } = example();
    expect([bandFee(fulfilment, d('9.99')), bandFee(fulfilment, d('10')), bandFee(fulfilment, d('89.99'))]).toEqual([
      '9.03',
      '9.85',
      '10.11',
    ]);
    expect(fbaFeeBands(us, { ...box, kg: zero })).toMatchObject({ refusal: { code: 'NO_SIZE' } });
  });

  it('[EP1] prices and rates are above 0, returns are at most 60 %, resale at most 100 %', () => {
    const codes = (values: object) => [...checkEstimate({ ...values }), ...checkProfitParam({ ...values })].map(({ code }) => code);
    expect([
      codes({ price: '0', returnRate: '60', resaleRate: '100', fxRate: '7.2' }),
      codes({ returnRate: '60.1', resaleRate: '100.1', fxRate: '0' }),
      codes({ channel: 1 }),
      codes({ referralLeast: '0.3' }),
      codes({ referralLeast: '0.3', referralRate: '12' }),
      codes({ channel: 1, warehouse: 1, toZip: '10001', effectiveFrom: '2026-02-01', effectiveTo: '2026-01-01' }),
    ]).toEqual([['PRICE'], ['RETURN_RATE', 'RESALE_RATE', 'FX_RATE'], ['PARCEL'], ['REFERRAL'], [], ['PERIOD']]);
  });

  it('[EP2] what was computed is cleared when the price, the declared value, the code or the target changes', () => {
    const before = { price: '89.99', dutyCode: '8708305040', profit: '35.11', state: 'done' };
    expect(estimateAgain({ ...before, note: 'x' }, before)).toEqual({});
    for (const change of [{ price: '90' }, { declValue: '1' }, { dutyCode: undefined }, { targetMargin: '10' }])
      expect(estimateAgain({ ...before, ...change }, before)).toMatchObject({ state: 'open', profit: undefined, calcAt: undefined });
    expect(estimateAgain(before)).toMatchObject({ state: 'open' });
  });
});
