import { addDays, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../resource/resource.ts';
import { inMemoryRecords } from '../testing/in-memory-records.ts';
import { checkQuery } from './check-query.ts';
import { dayAsked, inForceOn } from './in-force-on.ts';

const label = { zh: '期', en: 'Period' };
const resource = defineResource({
  entity: 'price',
  label,
  service: 'base',
  nameFields: ['effectiveFrom'],
  fields: {
    effectiveFrom: { kind: 'date', label, required: true },
    effectiveTo: { kind: 'date', label },
    note: { kind: 'date', label },
  },
});
const today = '2026-05-20' as LocalDate;
const days = fc.integer({ min: -500, max: 500 }).map(by => addDays(today, by));

describe('what holds on a day', () => {
  it('[HO1] holds from its first day to its last, and for ever without one', () => {
    expect([
      inForceOn('2026-05-01', '2026-05-20', today),
      inForceOn('2026-05-20', undefined, today),
      inForceOn('2026-05-21', undefined, today),
      inForceOn('2026-01-01', '2026-05-19', today),
    ]).toEqual([true, true, false, false]);
  });

  it('[HO1] holds on every day of its period and on no other', () => {
    fc.assert(
      fc.property(days, fc.nat(300), days, (from, length, day) => {
        const until = addDays(from, length);
        expect(inForceOn(from, until, day)).toBe(Array.from({ length: length + 1 }, (_, by) => addDays(from, by)).includes(day));
        expect(inForceOn(from, undefined, day) || !inForceOn(from, until, day)).toBe(true);
      }),
    );
  });

  it('is asked by the first day of a period, of those who may read both', async () => {
    const query = { filters: [{ field: 'effectiveFrom', op: 'inForceOn' as const, value: '2026-05-20' }], sort: [], limit: 10 };
    expect(checkQuery(resource, query, () => true).ok).toBe(true);
    expect(checkQuery(resource, query, field => field !== 'effectiveTo').ok).toBe(false);
    expect(checkQuery(resource, { ...query, filters: [{ ...query.filters[0]!, field: 'note' }] }, () => true).ok).toBe(false);
    const rows = [
      { id: 1, version: 1, effectiveFrom: '2026-01-01', effectiveTo: '2026-05-19' },
      { id: 2, version: 1, effectiveFrom: '2026-05-20' },
    ];
    const reply = await inMemoryRecords(resource, rows, { today }).list(query);
    expect(reply.ok && reply.value.rows.map(({ id }) => id)).toEqual([2]);
  });

  it('moves with the calendar where it is asked relatively', () => {
    expect([dayAsked('today', today), dayAsked('yesterday', today), dayAsked('2026-01-31', today)]).toEqual([
      today,
      '2026-05-19',
      '2026-01-31',
    ]);
  });
});
