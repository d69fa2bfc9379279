import { lineStatuses } from '@axle/purchasing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { statusParts } from './status-parts.ts';

it('counts lines by status, the furthest first, without cancelled ones', () => {
  expect(statusParts(['open', 'received', 'open', 'cancelled', 'part_shipped'])).toEqual([
    { status: 'received', lines: 1 },
    { status: 'part_shipped', lines: 1 },
    { status: 'open', lines: 2 },
  ]);
  expect(statusParts([])).toEqual([]);
});

it('counts each line that is not cancelled once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...lineStatuses)), statuses => {
      const counted = statusParts(statuses).reduce((all, { lines }) => all + lines, 0);
      expect(counted).toBe(statuses.filter(status => status !== 'cancelled').length);
    }),
  );
});
