import type { LocalDate } from '@axle/kernel';
import type { Field } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { resolvedFilter } from './resolved-filter.ts';

const label = { zh: '时间', en: 'Time' };
const [instant, date]: readonly Field[] = [
  { kind: 'instant', label },
  { kind: 'date', label },
];
const day = '2026-05-20' as LocalDate;
const valueOf = (field: Field | undefined, value: unknown) => resolvedFilter({ field: 'at', op: 'between', value }, field, day).value;

it('a span is the days before the day, of an instant their first and last moment by the clocks of the business', () => {
  expect(valueOf(date, 'last7d')).toEqual(['2026-05-14', '2026-05-20']);
  expect(valueOf(instant, 'today')).toEqual(['2026-05-19T16:00:00.000Z', '2026-05-20T15:59:59.999Z']);
  expect(valueOf(instant, 'olderThan7d')).toEqual([null, '2026-05-13T15:59:59.999Z']);
});

it('fixed days of an instant are their moments, and moments stay what they are', () => {
  expect(valueOf(instant, ['2026-05-01', null])).toEqual(['2026-04-30T16:00:00.000Z', null]);
  expect(valueOf(instant, [null, '2026-05-02T03:00:00.000Z'])).toEqual([null, '2026-05-02T03:00:00.000Z']);
  expect(valueOf(date, ['2026-05-01', null])).toEqual(['2026-05-01', null]);
});
