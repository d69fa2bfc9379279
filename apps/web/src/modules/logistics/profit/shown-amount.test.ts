import type { Decimal } from '@axle/kernel';
import { expect, it } from 'vitest';
import { shownAmount } from './shown-amount.ts';

it('an amount has the digits of its currency, and one sign of minus', () => {
  const shown = (amount: string, currency: string) => shownAmount(amount as Decimal, currency);
  expect([shown('1234.565', 'USD'), shown('-1234.5', 'JPY'), shown('0', 'KWD')]).toEqual(['1,234.57', '−1,235', '0.000']);
});
