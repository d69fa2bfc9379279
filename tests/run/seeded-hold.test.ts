import { describe, expect, it } from 'vitest';
import { seededHold } from '../support/seeded-hold.ts';

describe('Holding replies by a seed', () => {
  const calls = Array.from({ length: 400 }, (_, place) => `GET /call/${place % 20}`);

  it('holds the same replies equally long in each run with a seed, and others with another seed', () => {
    expect(calls.map(seededHold('7'))).toEqual(calls.map(seededHold('7')));
    expect(calls.map(seededHold('7'))).not.toEqual(calls.map(seededHold('8')));
  });

  it('holds a reply for 0 to 400 ms, and the same call differently each time', () => {
    const held = calls.map(seededHold('7'));
    expect(Math.min(...held)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...held)).toBeLessThanOrEqual(400);
    expect(new Set(held.filter((_, place) => place % 20 === 0)).size).toBeGreaterThan(10);
  });
});
