import { expect, it } from 'vitest';
import { scoreMailRefusals } from './score-mail-refusals.ts';

const hour = 3_600_000;
const asked = { supplier: 'Ningbo Brake', hasScore: true, lastMailAt: undefined, again: false };
const codes = (given: Partial<typeof asked> & { readonly lastMailAt?: number }, now: number) =>
  scoreMailRefusals({ ...asked, ...given }, now).map(({ code }) => code);

it('[R79] a score is mailed where there is one, and again within a day only if somebody says so', () => {
  expect(codes({}, 0)).toEqual([]);
  expect(codes({ hasScore: false, again: true }, 0)).toEqual(['NO_SCORE']);
  expect(codes({ lastMailAt: 0 }, 23.9 * hour)).toEqual(['TOO_SOON']);
  expect(codes({ lastMailAt: 0 }, 24 * hour)).toEqual([]);
  expect(codes({ lastMailAt: 0, again: true }, hour)).toEqual([]);
});
