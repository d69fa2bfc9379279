import { describe, expect, it } from 'vitest';
import { daysOfMonth, monthLater, promisedIn, totalOf } from './month-days.ts';

describe('the calendar of promised dates', () => {
  it('has all days of a month, the first in the column of its weekday', () => {
    const { days, column } = daysOfMonth('2026-02');
    expect([days.length, days[0], days.at(-1), column]).toEqual([28, '2026-02-01', '2026-02-28', 7]);
    expect(daysOfMonth('2028-02').days).toHaveLength(29);
  });

  it('turns over years', () => {
    expect([monthLater('2026-12', 1), monthLater('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  it('adds up what is promised', () => {
    const days = promisedIn({
      days: [
        { day: '2026-02-03', lineCount: 2, pieces: 300, cbm: '1.25' },
        { day: '2026-02-10', lineCount: 1, pieces: 50, cbm: '0.5' },
      ],
    });
    expect(days.get('2026-02-10')).toMatchObject({ pieces: 50 });
    expect(totalOf([...days.values()])).toEqual({ lines: 3, pieces: 350, cbm: '1.75' });
  });
});
