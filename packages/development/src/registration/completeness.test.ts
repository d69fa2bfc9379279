import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completeness } from './completeness.ts';

const names = Array.from({ length: 40 }, (_, at) => `field${at}`);

it('[N4] 38 of 40 required fields are 95 %, and the two are named', () => {
  const record = { ...Object.fromEntries(names.map(name => [name, 'x'])), field3: '', field5: [] };
  expect(completeness(names, record)).toEqual({ percent: 95, missing: ['field3', 'field5'] });
  expect(completeness([], {})).toEqual({ percent: 100, missing: [] });
  expect(completeness(['battery'], { battery: false }).percent).toBe(100);
});

it('[N4] is whole only where nothing is missing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.option(fc.string())), record => {
      const { percent, missing } = completeness(names, record);
      expect(percent === 100).toBe(missing.length === 0);
    }),
  );
});
