import type { Decimal, LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shipRefusals } from '../delivery/shippable-pieces.ts';
import { lineQuantities } from '../testing.ts';
import { inspectRefusals, needsRelease, requestRefusals, toInspect } from './inspection-plan.ts';
import { effectiveQty, type LineQuantities } from './line-quantities.ts';

const none = { cancelled: 0, shortClosed: 0, produced: 0, received: 0, blocked: 0, returned: 0, replace: 0, invoiced: 0, settled: 0 };
const line = (passed: number, shipped: number): LineQuantities => ({ qty: 500, ...none, passed, shipped });
const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);

it('[R87] where outgoing inspection is planned, 300 passed and 200 shipped leave 100, and nothing leaves before it', () => {
  const ship = (of: LineQuantities, qty: number, plan: readonly ('outgoing' | 'iqc')[]) =>
    codes(shipRefusals(of, qty, { overTolPct: '2' as Decimal, isInspected: needsRelease(plan, of), missing: 0 }));
  expect([ship(line(300, 200), 101, ['outgoing']), ship(line(300, 200), 100, ['outgoing'])]).toEqual([['NOT_RELEASED'], []]);
  expect([ship(line(0, 0), 1, ['outgoing']), ship(line(0, 0), 500, ['iqc']), ship(line(0, 0), 500, [])]).toEqual([
    ['NOT_RELEASED'],
    [],
    [],
  ]);
  expect(ship(line(300, 200), 101, [])).toEqual(['NOT_RELEASED']);
});

it('[R88] pieces that have not passed are inspected, from tomorrow on', () => {
  expect([codes(inspectRefusals(line(300, 0), 201)), codes(inspectRefusals(line(300, 0), 200))]).toEqual([['ABOVE_TO_INSPECT'], []]);
  const [day, today] = ['2026-05-21' as LocalDate, '2026-05-20' as LocalDate];
  expect([codes(requestRefusals(0, day, today)), codes(requestRefusals(5, today, today)), codes(requestRefusals(5, day, today))]).toEqual([
    ['NOTHING'],
    ['TOO_SOON'],
    [],
  ]);
});

it('[R88] what passed and what may be inspected are what is wanted, unless more passed', () => {
  fc.assert(
    fc.property(lineQuantities(), one => {
      expect(toInspect(one) + Math.min(one.passed, effectiveQty(one))).toBe(Math.max(0, effectiveQty(one)));
    }),
  );
});
