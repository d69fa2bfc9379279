import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defineResource } from '../resource/resource.ts';
import { checkQuery } from './check-query.ts';
import type { Filter } from './filter.ts';
import { filterBounds, isReport } from './filter-bounds.ts';

const label = { zh: '日期', en: 'Day' };
const report = defineResource({
  entity: 'stockReport',
  label,
  service: 'stock',
  nameFields: ['day'],
  managed: false,
  readBy: { function: 'stock_report_between', fields: ['day'] },
  fields: { day: { kind: 'date', label }, other: { kind: 'date', label } },
});
const day = fc.integer({ min: 1, max: 28 }).map(date => `2026-05-${String(date).padStart(2, '0')}`);
const filters = fc.array(
  fc.oneof(
    fc.record({ field: fc.constant('day'), op: fc.constantFrom('eq' as const, 'gte' as const, 'lte' as const), value: day }),
    fc.record({
      field: fc.constant('day'),
      op: fc.constant('between' as const),
      value: fc.tuple(fc.option(day), day),
    }),
    fc.record({ field: fc.constant('other'), op: fc.constant('eq' as const), value: day }),
  ),
  { maxLength: 4 },
);
const lets = ({ op, value }: Filter, asked: string): boolean => {
  const [from, to] = op === 'between' ? (value as [string | null, string]) : [op === 'lte' ? null : value, op === 'gte' ? null : value];
  return (from === null || asked >= String(from)) && (to === null || asked <= String(to));
};

it('lets exactly the days through that every filter of the field lets through', () => {
  fc.assert(
    fc.property(filters, day, (given, asked) => {
      const [first, last] = filterBounds(given, 'day');
      const within = (first === null || asked >= first) && (last === null || asked <= last);
      expect(within).toBe(given.filter(({ field }) => field === 'day').every(filter => lets(filter, asked)));
    }),
  );
});

it('refuses a comparison that names no bounds, of a field that is handed on', () => {
  const ask = (field: string) => checkQuery(report, { filters: [{ field, op: 'isEmpty' }], sort: [], limit: 1 }, () => true);
  expect(ask('other').ok).toBe(true);
  expect(ask('day')).toMatchObject({ ok: false, refusal: { code: 'BAD_QUERY', field: 'day' } });
});

it('reads the present from its view and calls the function for the past alone, where a resource says so', () => {
  const past = { readBy: { function: 'stock_at', fields: ['asOf'], onlyAsked: true } } as const;
  expect(isReport(past, [])).toBe(false);
  expect(isReport(past, [{ field: 'other' }])).toBe(false);
  expect(isReport(past, [{ field: 'other' }, { field: 'asOf' }])).toBe(true);
  expect(isReport(report, [])).toBe(true);
  expect(isReport({}, [{ field: 'asOf' }])).toBe(false);
});
