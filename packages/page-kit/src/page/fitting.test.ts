import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../field/field.ts';
import { matches } from '../testing/matches.ts';
import { isMine, mineFilter } from './fitting.ts';

const label = { zh: '人', en: 'People' };
const fields: Readonly<Record<string, Field>> = {
  by: { kind: 'user', label },
  waitsFor: { kind: 'tags', label, maxLength: 20 },
};

describe('a record is somebody’s own', () => {
  it('by a user field that holds them, or by tags that name their id', () => {
    expect([isMine({ by: 7 }, 'by', 7), isMine({ by: 8 }, 'by', 7), isMine({}, 'by', undefined)]).toEqual([true, false, false]);
    expect([isMine({ waitsFor: ['7', '9'] }, 'waitsFor', 7), isMine({ waitsFor: ['17'] }, 'waitsFor', 7)]).toEqual([true, false]);
  });

  it('exactly where the filter of the tab finds it', () => {
    const people = fc.integer({ min: 1, max: 4 });
    const records = fc.record({ by: people, waitsFor: fc.uniqueArray(people.map(String), { minLength: 1 }) }, { requiredKeys: [] });
    fc.assert(
      fc.property(records, people, fc.constantFrom('by', 'waitsFor'), (record, user, name) => {
        expect(matches(fields, mineFilter(name, fields[name], user), record)).toBe(isMine(record, name, user));
      }),
    );
  });
});
