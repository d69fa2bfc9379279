import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkFreightTable } from './check-freight.ts';
import { inPostcodes, unreadablePostcode } from './in-postcodes.ts';

it('[L27] a postal code lies in a list by its beginning or within a span', () => {
  const list = '995-999, 967；BT';
  expect(['99701', '99499', '96701', '96801', 'BT1 5GS', '9'].map(code => inPostcodes(list, code))).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(['995-999,967', '', 'ab10-ab56', '1-22', '9-1', '12.5', '-'].map(unreadablePostcode)).toEqual([
    undefined,
    undefined,
    undefined,
    '1-22',
    '9-1',
    '12.5',
    '-',
  ]);
});

it('[L27] a span has exactly the codes between its ends', () => {
  const three = fc.integer({ min: 100, max: 999 });
  fc.assert(
    fc.property(three, three, fc.integer({ min: 10_000, max: 99_999 }), (one, other, code) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const head = Math.floor(code / 100);
      expect(inPostcodes(`${low}-${high}`, String(code))).toBe(low <= head && head <= high);
    }),
  );
});

it('[L24] surcharges of areas and no others have postal codes, and end not before they begin', () => {
  const codes = (...surcharges: readonly Record<string, string>[]) =>
    checkFreightTable({ surcharges: surcharges.map(one => ({ code: 'X', zone: '*', amount: '1', ...one })) } as never).map(
      ({ code }) => code,
    );
  expect(codes({ kind: 'area' })).toEqual(['POSTCODES']);
  expect(codes({ kind: 'always', postcodes: '99' })).toEqual(['POSTCODES']);
  expect(codes({ kind: 'area', postcodes: '99-1' })).toEqual(['POSTCODE_FORM']);
  expect(codes({ kind: 'always', effectiveFrom: '2026-02-01', effectiveTo: '2026-01-01' })).toEqual(['PERIOD']);
});
