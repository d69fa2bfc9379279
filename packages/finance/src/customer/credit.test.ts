import type { Decimal } from '@axle/kernel';
import { decimals } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditCheck, creditLeft, checkEuTaxId } from './credit.ts';

const check = (...amounts: readonly [string, string, string, string]) =>
  creditCheck(...(amounts as unknown as [Decimal, Decimal, Decimal, Decimal]));

describe('the credit of a customer', () => {
  it('[B30] 50,000 − 42,000 − 6,500 = 1,500; an order of 2,000 is refused, gap 500', () => {
    expect(creditLeft('50000' as Decimal, '42000' as Decimal, '6500' as Decimal)).toBe('1500');
    expect(check('50000', '42000', '6500', '2000')).toMatchObject({
      ok: false,
      refusal: {
        code: 'CREDIT',
        message: { zh: '超出信用额度：可用1500，尚差500', en: 'Credit limit exceeded: 1500 available, 500 short' },
      },
    });
    expect(check('50000', '42000', '6500', '1500')).toEqual({ ok: true, value: '0' });
    expect(check('0', '10', '0', '0')).toMatchObject({ ok: true });
  });

  it('[B30] a smaller order is never refused when a larger passes', () => {
    fc.assert(
      fc.property(decimals(), decimals(), decimals(), fc.nat(100_000), fc.nat(100_000), (limit, receivable, open, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)].map(
          amount => check(limit, receivable, open, String(amount)).ok,
        );
        expect(!large || small).toBe(true);
      }),
    );
  });

  it('[B38] an EU tax number begins with its country', () => {
    const country = (iso2: string, eu: boolean) => ({ iso2, eu });
    expect(checkEuTaxId({ taxId: 'FR123' }, country('DE', true))).toMatchObject([
      { code: 'TAX_COUNTRY', message: { en: expect.stringContaining('DE') } },
    ]);
    expect(checkEuTaxId({ taxId: 'DE811569868' }, country('DE', true))).toMatchObject([{ code: 'VAT_NUMBER', field: 'taxId' }]);
    expect(checkEuTaxId({ taxId: 'XI980780685' }, country('GB', false))).toMatchObject([{ code: 'VAT_NUMBER' }]);
    const fine = [
      checkEuTaxId({ taxId: 'DE811569869' }, country('DE', true)),
      checkEuTaxId({ taxId: 'EL094014201' }, country('GR', true)),
      checkEuTaxId({ taxId: '38-4172965' }, country('US', false)),
      checkEuTaxId({ taxId: 'XI980780684' }, country('GB', false)),
    ];
    expect([...fine.flat(), ...checkEuTaxId({}, country('DE', true)), ...checkEuTaxId({ taxId: 'X' }, undefined)]).toEqual([]);
  });
});
