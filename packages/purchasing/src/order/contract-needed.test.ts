import type { Decimal } from '@axle/kernel';
import { expect, it } from 'vitest';
import { contractNeeded } from './contract-needed.ts';

it('[R104] from CNY 100,000 on an order needs a contract, samples and replacements do not', () => {
  const needed = (['99999.99', '100000'] as Decimal[]).map(gross => contractNeeded(gross, 'std'));
  expect(needed).toEqual([false, true]);
  expect([contractNeeded('900000' as Decimal, 'smp'), contractNeeded('900000' as Decimal, 'rpl')]).toEqual([false, false]);
});
