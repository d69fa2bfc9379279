import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineStatus } from '../order/line-status.ts';
import { rankOf } from '../order/order-status.ts';
import { lineQuantities } from '../testing.ts';
import { madeRefusals } from './made-refusals.ts';

const context = { underTolPct: '0' as Decimal, isOrderClosed: false, isStarted: false, accepted: 0 };

it('[R21b] pieces made lie between those that left and those that may come', () => {
  const line = { qty: 500, cancelled: 0, shortClosed: 0, produced: 0, passed: 0, shipped: 200, received: 0 };
  const of = { ...line, blocked: 0, returned: 0, replace: 0, invoiced: 0, settled: 0 };
  const codes = [199, 200, 510, 511].map(made => madeRefusals(of, made, '2' as Decimal).map(({ code }) => code));
  expect(codes).toEqual([['BELOW_SHIPPED'], [], [], ['OVER_MADE']]);
});

it('[R21b] [R7] more pieces made never set a line back', () => {
  fc.assert(
    fc.property(lineQuantities(), fc.nat(20), (line, more) => {
      const after = lineStatus({ ...line, produced: line.produced + more }, context);
      expect(rankOf(after)).toBeGreaterThanOrEqual(rankOf(lineStatus(line, context)));
    }),
  );
});
