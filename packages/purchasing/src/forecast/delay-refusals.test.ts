import { type Decimal, type LocalDate, sum } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { days } from '../testing.ts';
import { delayRefusals, putOff } from './delay-refusals.ts';

const day = (text: string) => text as LocalDate;
const balance = (amount: string, due: string) => ({ kind: 'balance' as const, amount: amount as Decimal, due: day(due) });
const payments = [balance('8400', '2026-01-30'), balance('5600', '2026-03-02')];

it('[R18e] 5,600.00 due on 2026-03-02 are put off to 03-20 and then to 04-10; the other payment stays', () => {
  const delays = [
    { due: day('2026-03-02'), newDate: day('2026-03-20') },
    { due: day('2026-03-02'), newDate: day('2026-04-10') },
  ];
  expect(putOff(payments, delays)).toEqual([payments[0], { ...payments[1], due: '2026-04-10', wasDue: '2026-03-02' }]);
});

it('[R18e] a day on which nothing is due any more counts for nothing', () => {
  expect(putOff(payments, [{ due: day('2026-02-28'), newDate: day('2026-04-10') }])).toEqual(payments);
});

it('[R18e] what is put off comes to the same', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ due: fc.constantFrom(...payments.map(({ due }) => due)), newDate: days() })), delays => {
      expect(sum(putOff(payments, delays).map(({ amount }) => amount))).toBe('14000');
    }),
  );
});

it('[R18e] only what is scheduled or entered by hand is put off, to a later day that has not passed', () => {
  const today = day('2026-05-20');
  const code = (stage: 'scheduled' | 'manual' | 'requested' | 'matched' | 'estimated' | 'paid', due: string, newDate: string) =>
    delayRefusals({ stage, due: day(due) }, day(newDate), today)[0]?.code;
  expect([code('scheduled', '2026-05-10', '2026-05-20'), code('manual', '2026-06-01', '2026-06-02')]).toEqual([undefined, undefined]);
  expect((['paid', 'requested', 'matched', 'estimated'] as const).map(stage => code(stage, '2026-06-01', '2026-06-02'))).toEqual([
    'STAGE',
    'STAGE',
    'STAGE',
    'STAGE',
  ]);
  expect([code('scheduled', '2026-06-01', '2026-06-01'), code('manual', '2026-05-10', '2026-05-19')]).toEqual(['NOT_LATER', 'PAST']);
});
