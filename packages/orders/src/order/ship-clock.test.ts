import { expect, it } from 'vitest';
import { clockTone, hoursLeft } from './ship-clock.ts';

it('[S8] the clock of shipping is red once it is late, orange within 12 hours', () => {
  const now = new Date('2026-03-02T08:00:00Z');
  const left = (at: string) => hoursLeft(new Date(at), now);
  expect(left('2026-03-03T08:00:00Z')).toBe(24);
  expect(left('2026-03-02T07:59:00Z')).toBe(-1);
  expect([-1, 0, 11, 12].map(clockTone)).toEqual(['late', 'soon', 'soon', undefined]);
});
