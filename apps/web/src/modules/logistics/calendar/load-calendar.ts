import { type LocalDate, ok, refuse, type Result } from '@axle/kernel';
import { type CalendarDay, calendarOf } from '@axle/logistics';
import { type Filter, notFound, type Page, type RecordRow, type Resource } from '@axle/page-kit';
import { loadPage } from '@axle/pages';
import type { RecordsOf } from '../../../engine/records/records-of.ts';

/** A calendar with its days of some years. */
export interface LoadedCalendar {
  readonly code: string;
  readonly weekend: readonly number[];
  readonly rows: readonly RecordRow[];
}

/** A calendar and what it says of the years, both counted, within the rights of the reader. */
export async function loadCalendar(
  recordsOf: RecordsOf,
  page: Page,
  id: number,
  [from, to]: readonly [number, number],
): Promise<Result<LoadedCalendar>> {
  const calendars = (await loadPage('basic', 'calendar'))?.resource;
  if (!calendars) return refuse(notFound);
  const filters: readonly Filter[] = [
    { field: 'calendar', op: 'eq', value: id },
    { field: 'year', op: 'between', value: [from, to] },
    { field: 'status', op: 'eq', value: 1 },
  ];
  const [calendar, days] = await Promise.all([
    recordsOf.of(calendars, 'calendar').read(id),
    recordsOf.of(page.resource as Resource, page.key).list({ filters, sort: [{ field: 'date' }], limit: 500 }),
  ]);
  if (!calendar.ok) return calendar;
  if (!days.ok) return days;
  return ok({ code: String(calendar.value['code']), weekend: calendar.value['weekend'] as readonly number[], rows: days.value.rows });
}

/** What a row says of its day. */
export const dayOf = (row: RecordRow): CalendarDay => ({
  date: row['date'] as LocalDate,
  kind: row['kind'] as CalendarDay['kind'],
  confirmed: row['confirmed'] !== false,
});

/** The working days of a loaded calendar. */
export const workedBy = ({ code, weekend, rows }: LoadedCalendar) => calendarOf(code, weekend, rows.map(dayOf));
