import { addDays, type LocalDate } from '@axle/kernel';
import { localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFileDates, isDue, licenceAllows } from './files.ts';

const day = (text: string) => text as LocalDate;
const said = (validTo: string | undefined, on: string) => {
  const result = licenceAllows(validTo as LocalDate | undefined, day(on));
  return result.ok ? (result.value?.en ?? 'yes') : result.refusal.code;
};

describe('documents of suppliers', () => {
  it('[SUP7] a licence expired yesterday → new order warning, after 30 days refused', () => {
    expect([said('2026-05-20', '2026-05-20'), said(undefined, '2026-05-20')]).toEqual(['yes', 'yes']);
    expect(said('2026-05-19', '2026-05-20')).toContain('renew');
    expect([said('2026-04-20', '2026-05-20'), said('2026-04-19', '2026-05-20')]).toEqual([expect.stringContaining('renew'), 'LICENCE']);
  });

  it('[SUP7] what is refused on a day is refused on every later one', () => {
    fc.assert(
      fc.property(localDates(), localDates(), fc.nat(100), (validTo, on, more) => {
        fc.pre(!licenceAllows(validTo, on).ok && on < day('2990-01-01'));
        expect(licenceAllows(validTo, addDays(on, more)).ok).toBe(false);
      }),
    );
  });

  it('[SUP8] expire after they were issued, with a reminder in time', () => {
    expect(checkFileDates({ issueDate: '2026-05-20', expiryDate: '2026-05-20' })).toMatchObject([{ code: 'DATES' }]);
    expect([{}, { issueDate: '2026-05-20' }, { issueDate: '2026-05-20', expiryDate: '2026-05-21' }].flatMap(checkFileDates)).toEqual([]);
    expect(['2026-06-19', '2026-06-20', '2026-05-01'].map(expiry => isDue(day(expiry), 30, day('2026-05-20')))).toEqual([
      true,
      false,
      true,
    ]);
    fc.assert(
      fc.property(
        localDates(),
        fc.nat(365),
        fc.nat(365),
        (on, days, more) => !isDue(on, days, day('2026-05-20')) || isDue(on, days + more, day('2026-05-20')),
      ),
    );
  });
});
