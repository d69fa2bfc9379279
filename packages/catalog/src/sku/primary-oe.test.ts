import fc from 'fast-check';
import { expect, it } from 'vitest';
import { primaryOe } from './primary-oe.ts';

const oeNumbers = ['04465-06090', '04465-33480'];

it('[SKU13] the primary OE number is the one that is marked, else the first', () => {
  expect(primaryOe({ oeNumbers })).toBe('04465-06090');
  expect(primaryOe({ oeNumbers, numberSources: [{ number: '04465 33480', system: 'OE', isPrimary: true }] })).toBe('04465-33480');
  expect(primaryOe({ oeNumbers, numberSources: [{ number: '04465-33480', system: 'OE', isPrimary: false }] })).toBe('04465-06090');
  expect(primaryOe({ oeNumbers, numberSources: [{ number: '99999-99999', system: 'OE', isPrimary: true }] })).toBe('04465-06090');
  expect(primaryOe({})).toBeUndefined();
});

it('[SKU13] it is always one of the OE numbers that there are', () => {
  const numbers = fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{5,12}$/), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(numbers, fc.nat(), (own, at) => {
      const number = own[at % own.length]!;
      expect(primaryOe({ oeNumbers: own, numberSources: [{ number, system: 'OE', isPrimary: true }] })).toBe(number);
      expect(own).toContain(primaryOe({ oeNumbers: own }));
    }),
  );
});
