import fc from 'fast-check';
import { expect, it } from 'vitest';
import { vatNumberOk, vatPrefixes } from './vat-number.ts';

const known = [
  'DE136695976',
  'DE811569869',
  'FR40303265045',
  'IT00743110157',
  'BE0428759497',
  'PL8567346215',
  'DK13585628',
  'LU15027442',
  'HR33392005961',
  'GB980780684',
  'XI980780684',
];

it('[B38a] a VAT number has the form and the check digits of its country', () => {
  expect(known.filter(number => !vatNumberOk(number))).toEqual([]);
  expect(
    ['ATU12345678', 'EL094014201', 'NL123456789B01', 'IE1234567FA', 'ESB12345678', 'GBGD001', 'FRK7399859412'].filter(vatNumberOk),
  ).toHaveLength(7);
  for (const wrong of [
    'DE136695975',
    'DE12',
    'GR094014201',
    'IT00743110158',
    'FR41303265045',
    'GB980780685',
    'US123456789',
    '',
    'NL123456789',
  ])
    expect([wrong, vatNumberOk(wrong)]).toEqual([wrong, false]);
});

it('[B38a] one changed digit of a number with check digits is noticed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...known), fc.nat(20), fc.integer({ min: 1, max: 9 }), (number, place, more) => {
      const at = 2 + (place % (number.length - 2));
      const changed = number.slice(0, at) + String((Number(number[at]) + more) % 10) + number.slice(at + 1);
      // the first weights of a British number leave seven apart alike, as the scheme does
      if (!/^(?:GB|XI)/.test(number)) expect(vatNumberOk(changed)).toBe(false);
    }),
  );
});

it('[B38a] Greece writes EL, Northern Ireland XI', () => {
  expect(['DE', 'GR', 'GB', 'US'].map(vatPrefixes)).toEqual([['DE'], ['EL'], ['GB', 'XI'], []]);
});
