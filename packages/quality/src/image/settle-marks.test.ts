import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PhotoMark } from './photo-marks.ts';
import { type KeptMark, settleMarks } from './settle-marks.ts';

const now = new Date('2026-05-20T08:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const drawn = (place: number, words = 'burr'): PhotoMark => {
  const at = { x: 0.2, y: 0.3 };
  return { place, tool: 'words', from: at, to: at, colour: 'minor', width: 3, words };
};
const kept = (place: number, drawnBy: number, hours: number): KeptMark => ({
  ...drawn(place),
  edition: 1,
  drawnBy,
  drawnAt: ago(hours),
  replaced: false,
});
const settled = (marks: readonly KeptMark[], given: readonly PhotoMark[]) => {
  const result = settleMarks(marks, given, { user: 7, now });
  return result.ok
    ? result.value.map(({ place, edition, words, replaced, drawnBy }) => [place, edition, words, replaced, drawnBy])
    : result.refusal.map(({ code }) => code);
};

it("[Q53] a mark of one's own is changed in place for 24 hours, and gets another edition later", () => {
  expect(settled([kept(1, 7, 23)], [drawn(1, 'dent')])).toEqual([[1, 1, 'dent', false, 7]]);
  expect(settled([kept(1, 7, 24)], [drawn(1, 'dent')])).toEqual([
    [1, 1, 'burr', true, 7],
    [1, 2, 'dent', false, 7],
  ]);
  expect([settled([kept(1, 7, 23)], []), settled([kept(1, 7, 24)], [])]).toEqual([[], ['MARK_TOO_OLD']]);
});

it('[Q53] what others drew stays as it is, and one draws beside it', () => {
  expect([settled([kept(1, 3, 1)], [drawn(1, 'dent')]), settled([kept(1, 3, 1)], [])]).toEqual([['NOT_YOUR_MARK'], ['NOT_YOUR_MARK']]);
  expect(settled([kept(1, 3, 1)], [drawn(1), drawn(2, 'dent')])).toEqual([
    [1, 1, 'burr', false, 3],
    [2, 1, 'dent', false, 7],
  ]);
});

it('[Q53] a place on which an earlier edition is kept is not given again', () => {
  const later = { ...kept(1, 7, 2), edition: 2 };
  const before = { ...kept(1, 7, 40), replaced: true };
  expect(settled([before, later], [])).toEqual([[1, 1, 'burr', true, 7]]);
  expect(settled([before], [drawn(1, 'dent')])).toEqual([
    [1, 1, 'burr', true, 7],
    [2, 1, 'dent', false, 7],
  ]);
});

it('[Q53] whatever is drawn, no mark of others and none older than a day is ever lost', () => {
  const marks = fc.uniqueArray(fc.record({ place: fc.integer({ min: 1, max: 6 }), by: fc.constantFrom(3, 7), hours: fc.nat(48) }), {
    selector: ({ place }) => place,
  });
  const wanted = fc.uniqueArray(fc.record({ place: fc.integer({ min: 1, max: 8 }), words: fc.constantFrom('burr', 'dent') }), {
    selector: ({ place }) => place,
  });
  fc.assert(
    fc.property(marks, wanted, (held, given) => {
      const before = held.map(({ place, by, hours }) => kept(place, by, hours));
      const result = settleMarks(
        before,
        given.map(({ place, words }) => drawn(place, words)),
        { user: 7, now },
      );
      if (!result.ok) return;
      const has = ({ place, drawnBy }: KeptMark) =>
        result.value.some(mark => mark.place === place && mark.edition === 1 && mark.words === 'burr' && mark.drawnBy === drawnBy);
      expect(before.filter(mark => mark.drawnBy !== 7 || mark.drawnAt <= ago(24)).every(has)).toBe(true);
      expect(new Set(result.value.map(({ place, edition }) => `${place}/${edition}`)).size).toBe(result.value.length);
    }),
  );
});
