import { clockIn } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDay, businessZone } from './business-day.ts';

describe('[BD1] the day of business', () => {
  it('begins at midnight of the company, whatever the clock of the reader', () => {
    expect(businessDay(new Date('2026-11-27T15:59:59.999Z'))).toBe('2026-11-27');
    expect(businessDay(new Date('2026-11-27T16:00:00Z'))).toBe('2026-11-28');
  });

  it('is the day that the clocks of its zone show', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1992-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), moment => {
        expect(businessDay(moment)).toBe(clockIn(moment, businessZone).day);
      }),
    );
  });
});
