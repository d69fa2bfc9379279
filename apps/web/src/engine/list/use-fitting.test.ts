import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { howManyFit } from './use-fitting.ts';

describe('The buttons of a toolbar', () => {
  it('all stand where there is room for all', () => {
    expect(howManyFit([60, 60, 60], 196, 40)).toBe(3);
    expect(howManyFit([], 0, 40)).toBe(0);
  });

  it('leave room for the button that opens the others', () => {
    expect(howManyFit([60, 60, 60], 195, 40)).toBe(2);
    expect(howManyFit([60, 60, 60], 175, 40)).toBe(1);
    expect(howManyFit([60, 60, 60], 30, 40)).toBe(0);
  });

  it('never stand wider than the room, and never one less than could', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20, max: 160 }), { maxLength: 14 }), fc.integer({ min: 0, max: 1500 }), (parts, room) => {
        const width = (count: number) => parts.slice(0, count).reduce((sum, one) => sum + one, Math.max(0, count - 1) * 8);
        const count = howManyFit(parts, room, 40);
        if (count === parts.length) return width(count) <= room;
        return (count === 0 || width(count) + 48 <= room) && width(count + 1) + 48 > room;
      }),
    );
  });
});
