import type { LocalDate } from '@axle/kernel';
import { localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exporterMay } from './exporter.ts';

const day = (text: string) => text as LocalDate;

it('[B37] a 9810 declaration is made by exporters with 9810 up to the last day of their validity', () => {
  const exporter = { supervision: ['0110', '9810'], validTo: day('2026-12-31') };
  expect(exporterMay(exporter, '9810', day('2026-12-31'))).toBe(true);
  expect(exporterMay(exporter, '9810', day('2027-01-01'))).toBe(false);
  expect(exporterMay(exporter, '9710', day('2026-12-31'))).toBe(false);
  expect([exporterMay({ supervision: ['9810'] }, '9810', day('2099-01-01')), exporterMay({}, '9810', day('2026-01-01'))]).toEqual([
    true,
    false,
  ]);
});

it('[B37] who may not declare on a day may not later', () => {
  fc.assert(
    fc.property(localDates(), localDates(), localDates(), (validTo, one, other) => {
      const [first, last] = one < other ? [one, other] : [other, one];
      const may = (on: LocalDate) => exporterMay({ supervision: ['0110'], validTo }, '0110', on);
      expect(may(first) || !may(last)).toBe(true);
    }),
  );
});
