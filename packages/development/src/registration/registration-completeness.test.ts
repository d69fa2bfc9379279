import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyKey, registrationCompleteness, registrationFields } from './registration-completeness.ts';

const filled = { ...Object.fromEntries(registrationFields.map(field => [field, 'x'])), firstOrderRule: 'moq', hazard: 'none' };
const eleven = Array.from({ length: 11 }, (_, at) => `P${at}`);
const given = Object.fromEntries(eleven.map(code => [code, '1']));

it('[N11] 38 of 40 required fields are 95 %: a field and a property of the template are named', () => {
  expect(registrationCompleteness(filled, eleven, given)).toEqual({ percent: 100, missing: [] });
  const { P3: _, ...without } = given;
  expect(registrationCompleteness({ ...filled, unitL: undefined }, eleven, without)).toEqual({
    percent: 95,
    missing: ['unitL', propertyKey('P3')],
  });
});

it('[N11] a battery needs its UN 38.3 report, and a first order the number of its rule', () => {
  expect(registrationCompleteness({ ...filled, hazard: 'battery' }, [], {}).missing).toEqual(['un383']);
  expect(registrationCompleteness({ ...filled, firstOrderRule: 'months' }, [], {}).missing).toEqual(['firstOrderMonths']);
  expect(registrationCompleteness({ ...filled, firstOrderRule: 'fixed' }, [], {}).missing).toEqual(['firstOrderQty']);
});

it('[N11] filling in a field never makes a registration less complete', () => {
  fc.assert(
    fc.property(fc.subarray([...registrationFields]), fc.constantFrom(...registrationFields), (fields, more) => {
      const record = Object.fromEntries(fields.map(field => [field, 'x']));
      const before = registrationCompleteness(record, eleven, {}).percent;
      // the rule of the first order, once chosen, may ask for its number
      expect(registrationCompleteness({ ...record, [more]: 'x' }, eleven, {}).percent).toBeGreaterThanOrEqual(before);
    }),
  );
});
