import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCourier } from './check-courier.ts';
import { couriersOf } from './couriers-of.ts';

const couriers = [
  { code: 'UPS', numberRegex: '1Z[0-9A-Z]{16}' },
  { code: 'FEDEX', numberRegex: '\\d{12}|\\d{15}' },
  { code: 'DHL-PAKET', numberRegex: '\\d{12}|00340434\\d{12}' },
  { code: 'USPS', numberRegex: '9[2-5]\\d{20}|[A-Z]{2}\\d{9}US' },
  { code: 'FREIGHT' },
];
const codes = (number: string) => couriersOf(couriers, number).map(({ code }) => code);
const refused = (values: object) => checkCourier(values as never).map(({ code }) => code);
const ups = { trackingUrl: 'https://www.ups.com/track?tracknum={no}', numberRegex: '1Z[0-9A-Z]{16}', samples: ['1Z999AA10123456784'] };

describe('a courier', () => {
  it('[L14] has a gap for the number in its tracking URL', () => {
    expect([refused(ups), refused({ ...ups, trackingUrl: 'https://www.ups.com/track' })]).toEqual([[], ['NO_GAP']]);
    expect(refused({ ...ups, trackingUrl: 'javascript:alert({no})' })).toEqual(['BAD_URL']);
    expect(checkCourier({ trackingUrl: 'https://www.ups.com/' })[0]?.message).toEqual({
      zh: '追踪网址须含{no}',
      en: 'Tracking URL must contain {no}',
    });
  });

  it('[L14] tries its pattern on a sample at least, and on each', () => {
    expect([refused({ ...ups, samples: [] }), refused({ ...ups, samples: ['1Z999AA10123456784', '12'] })]).toEqual([
      ['REQUIRED'],
      ['SAMPLE'],
    ]);
    expect(refused({ ...ups, samples: ['1z 999 aa1 01 2345 6784'] })).toEqual([]);
    expect([refused({ ...ups, numberRegex: '1Z[' }), refused({ ...ups, numberRegex: '(a' })]).toEqual([['BAD_REGEX'], ['BAD_REGEX']]);
  });

  it('[L14] has no pattern that needs backtracking', () => {
    expect(['(\\d)\\1', '(?=1)Z', '(?<!a)b'].map(numberRegex => refused({ ...ups, numberRegex }))).toEqual([
      ['BAD_REGEX'],
      ['BAD_REGEX'],
      ['BAD_REGEX'],
    ]);
  });
});

describe('a tracking number', () => {
  it('[L15] of 1Z and 16 characters matches UPS only; one that matches two couriers lists both, the longest pattern first', () => {
    expect([codes('1Z999AA10123456784'), codes('123456789012'), codes('9400 1000 0000 0000 0000 00')]).toEqual([
      ['UPS'],
      ['DHL-PAKET', 'FEDEX'],
      ['USPS'],
    ]);
    expect([codes('1Z999AA1012345678'), codes('hello')]).toEqual([[], []]);
  });

  it('[L15] is the same with blanks and hyphens, in any case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1Z[0-9A-Z]{16}$/), fc.nat(17), fc.constantFrom(' ', '-', '\t'), (number, at, blank) => {
        expect(codes(`${number.slice(0, at)}${blank}${number.slice(at)}`.toLowerCase())).toEqual(['UPS']);
      }),
    );
  });
});
