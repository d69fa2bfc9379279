import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownTimezone } from './known-timezone.ts';

describe('time zones', () => {
  it('[SITE1] are those of the IANA database', () => {
    const faults = (timezone: unknown) => knownTimezone({ timezone }).map(({ code }) => code);
    expect(['America/Los_Angeles', 'Asia/Shanghai', 'UTC', undefined].flatMap(faults)).toEqual([]);
    expect(['America/Gotham', '+08:00', 'PST8', 'asia/shanghai', ''].map(zone => faults(zone))).toEqual(
      Array.from({ length: 5 }, () => ['TIMEZONE']),
    );
  });

  it('[SITE1] never throw, whatever is given', () => {
    fc.assert(
      fc.property(fc.string(), timezone => {
        expect(knownTimezone({ timezone }).length).toBeLessThan(2);
      }),
    );
  });
});
