import fc from 'fast-check';
import { expect, it } from 'vitest';
import { usedPhotoRefusals } from './used-photos.ts';

const codes = (before: readonly string[], after: readonly string[], isJudged = true) =>
  usedPhotoRefusals(before, after, { isJudged, field: 'photos' }).map(({ code }) => code);

it('[Q12c] a photo that a judgement refers to is neither replaced nor deleted; before the verdict it may be', () => {
  expect([codes(['a', 'b'], ['a', 'c']), codes(['a', 'b'], ['a']), codes(['a', 'b'], ['a', 'b', 'c'])]).toEqual([
    ['USED_PHOTO'],
    ['USED_PHOTO'],
    [],
  ]);
  expect(codes(['a'], ['b'], false)).toEqual([]);
});

it('[Q12c] photos may always be added, in any order', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(ids, ids, (before, more) => {
      expect(codes(before, [...more, ...before])).toEqual([]);
    }),
  );
});
