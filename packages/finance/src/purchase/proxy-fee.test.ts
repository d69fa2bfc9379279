import { add, compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkProxyBuy, proxyCost, tryProxyFee } from './proxy-fee.ts';

const cents = (most: number) => fc.integer({ min: 0, max: most }).map(number => (number / 100).toFixed(2) as Decimal);

it('[PRX2] accept: 1,000 × 12.00 at 2% → 12,000.00 goods + 240.00 fee', () => {
  expect(tryProxyFee({ quantity: 1000, price: '12.00', feeRate: '2' })).toEqual({
    ok: true,
    value: { goods: '12000', fee: '240', total: '12240' },
  });
  expect(proxyCost('3' as Decimal, '33.335' as Decimal, '1.5' as Decimal)).toEqual({ goods: '100.01', fee: '1.5', total: '101.51' });
});

it('[PRX2] the fee is nothing at no rate, never more than a tenth at 10 %, and grows with the goods', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), cents(100_000), cents(1000), (one, more, price, rate) => {
      const [less, greater] = [one, one + more].map(quantity => proxyCost(String(quantity) as Decimal, price, rate));
      expect(compareDecimals(less!.fee, greater!.fee)).toBeLessThanOrEqual(0);
      expect(less!.total).toBe(add(less!.goods, less!.fee));
      expect(compareDecimals(less!.fee, add(String(Number(less!.goods) / 10) as Decimal, '0.01' as Decimal))).toBeLessThanOrEqual(0);
      expect(proxyCost(String(one) as Decimal, price, '0' as Decimal).fee).toBe('0');
    }),
  );
});

it('[PRX1] a proxy buys from somebody else, and ends no earlier than it begins', () => {
  const codes = (values: object) => checkProxyBuy({ proxy: 1, realSupplier: 2, ...values }).map(({ code }) => code);
  expect(codes({ effectiveFrom: '2026-05-01', effectiveTo: '2026-05-01' })).toEqual([]);
  expect(codes({ realSupplier: 1, effectiveFrom: '2026-05-02', effectiveTo: '2026-05-01' })).toEqual(['SAME_SUPPLIER', 'DATES']);
});
