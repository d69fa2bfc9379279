import fc from 'fast-check';
import { expect, it } from 'vitest';
import { duplicateKey } from './duplicate-key.ts';

it('[SKU6] the same primary OE number in any spelling, brand and position are one part', () => {
  const part = { oeNumbers: ['04465-06090', '1'], brand: 3, position: 'front' };
  expect(duplicateKey({ ...part, oeNumbers: ['04465 06090'] })).toBe(duplicateKey(part));
  for (const other of [{ oeNumbers: ['1', '04465-06090'] }, { brand: 4 }, { position: 'rear' }, { position: undefined }])
    expect(duplicateKey({ ...part, ...other })).not.toBe(duplicateKey(part));
  const marked = { ...part, oeNumbers: ['1', '04465-06090'], numberSources: [{ number: '04465-06090', system: 'OE', isPrimary: true }] };
  expect(duplicateKey(marked)).toBe(duplicateKey(part));
  expect(duplicateKey({ brand: 3, position: 'front' })).toBeUndefined();
});

it('[SKU6] blanks, dots and hyphens in the number never count', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{3,12}$/), fc.constantFrom(' ', '-', '.'), (number, sign) => {
      expect(duplicateKey({ oeNumbers: [[...number].join(sign)], brand: 1 })).toBe(duplicateKey({ oeNumbers: [number], brand: 1 }));
    }),
  );
});
