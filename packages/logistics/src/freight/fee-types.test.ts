import { expect, it } from 'vitest';
import { feeTypes } from './fee-types.ts';

it('[L17] each kind of fee has a code and a name of its own in both languages', () => {
  for (const column of [feeTypes.map(({ code }) => code), feeTypes.map(({ name }) => name.zh), feeTypes.map(({ name }) => name.en)])
    expect(new Set(column).size).toBe(feeTypes.length);
  expect(feeTypes.filter(({ group }) => group === 'logistics')).toHaveLength(21);
});
