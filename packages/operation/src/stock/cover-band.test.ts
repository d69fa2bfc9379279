import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverBand } from './cover-band.ts';

const at = (weeks?: string) => coverBand(weeks as Decimal | undefined);
const order = ['out', 'short', 'fine', 'excess'];

it('[O9e] cover is none without demand, out at nothing, short below 4 weeks, excess above 26', () => {
  expect([at(), at('0'), at('3.9'), at('4'), at('26'), at('26.1')]).toEqual(['none', 'out', 'short', 'fine', 'fine', 'excess']);
});

it('[O9e] more weeks are never a lower band', () => {
  const tenths = fc.nat(600);
  fc.assert(
    fc.property(tenths, tenths, (weeks, more) => {
      const [low, high] = [at(String(weeks / 10)), at(String((weeks + more) / 10))];
      expect(order.indexOf(high)).toBeGreaterThanOrEqual(order.indexOf(low));
    }),
  );
});
