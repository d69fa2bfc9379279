import { addDays, type LocalDate, text, type Text, weekdayOf } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A day of a week, and how the calendar of the business has it. */
export interface DayOfWeek {
  readonly day: LocalDate;
  readonly kind: 'work' | 'weekend' | 'holiday' | 'makeup';
  readonly name?: Text;
}

/** The country whose days are those of business. */
const country = 'CN';
const usualWeekend: readonly number[] = [6, 7];

/** The seven days from a Monday, with the weekends, holidays and make-up days of the business. */
export async function daysOfWeek(database: Kysely<Tables>, monday: LocalDate): Promise<readonly DayOfWeek[]> {
  const { rows } = await sql<{
    weekend: readonly number[] | null;
    date: LocalDate | null;
    kind: 'holiday' | 'makeup' | null;
    zh: string | null;
    en: string | null;
  }>`
    select c.weekend, h.date, h.kind, h.name_zh as zh, h.name_en as en
    from country n join calendar c on c.id = n.calendar
    left join holiday h on h.calendar = c.id and h.status = 1 and h.date between ${monday}::date and ${addDays(monday, 6)}::date
    where n.iso2 = ${country}`.execute(database);
  const special = new Map(rows.flatMap(row => (row.date === null ? [] : [[row.date, row] as const])));
  const weekend = rows[0]?.weekend ?? usualWeekend;
  return Array.from({ length: 7 }, (_, at): DayOfWeek => {
    const day = addDays(monday, at);
    const { kind, zh, en } = special.get(day) ?? {};
    const name = zh ?? en;
    const usual = weekend.includes(weekdayOf(day)) ? 'weekend' : 'work';
    return { day, kind: kind ?? usual, ...(name ? { name: text(zh ?? name, en ?? name) } : {}) };
  });
}
