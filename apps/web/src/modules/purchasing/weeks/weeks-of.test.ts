import { expect, it } from 'vitest';
import { weeksOf } from './weeks-of.ts';

it('[R93] a line stands in the ISO week of its promised date: 3 January 2027 in the last one of 2026', () => {
  const weeks = weeksOf({
    weeks: [
      { monday: '2026-12-28', lineCount: 60, lateCount: 1, pieces: 900 },
      { monday: '2027-01-04', lineCount: 0, lateCount: 0, pieces: 0 },
    ],
    lines: [{ id: 7, promisedDate: '2027-01-03' }],
  });
  expect(weeks.map(({ week, sunday, lines }) => [week, sunday, lines.length])).toEqual([
    ['2026-W53', '2027-01-03', 1],
    ['2027-W01', '2027-01-10', 0],
  ]);
});
