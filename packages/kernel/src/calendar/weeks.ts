import { type LocalDate, yearOf } from '../local-date.ts';
import { ok, refuse, type Result } from '../result.ts';
import { addDays, daysBetween, weekdayOf } from './days.ts';

/** A week of ISO 8601, `2026-W21`: Monday to Sunday, of the year that has its Thursday. Ordered by plain string comparison. */
export type LocalWeek = string & { readonly kind: 'LocalWeek' };

/** Monday of a year's first week, the one with 4 January. */
function firstMonday(year: number): LocalDate {
  const fourth = `${String(year).padStart(4, '0')}-01-04` as LocalDate;
  return addDays(fourth, 1 - weekdayOf(fourth));
}

/** [K13] The week of a day. */
export function weekOf(date: LocalDate): LocalWeek {
  const year = yearOf(addDays(date, 4 - weekdayOf(date)));
  const week = Math.floor(daysBetween(firstMonday(year), date) / 7) + 1;
  return `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}` as LocalWeek;
}

/** [K13] The Monday of a week. */
export const mondayOf = (week: LocalWeek): LocalDate => addDays(firstMonday(Number(week.slice(0, 4))), (Number(week.slice(6)) - 1) * 7);

/** [K13] Reads `2026-W21`; a week that the year does not have is refused with `BAD_WEEK`. */
export function localWeek(text: string): Result<LocalWeek> {
  const match = /^\d{4}-W(\d{2})$/.exec(text);
  const number = Number(match?.[1] ?? 0);
  const isThere = match && number >= 1 && number <= 53 && Number(text.slice(0, 4)) > 0 && Number(text.slice(0, 4)) < 9999;
  if (!isThere || weekOf(mondayOf(text as LocalWeek)) !== text)
    return refuse({ code: 'BAD_WEEK', message: { zh: `周格式不正确：${text.slice(0, 40)}`, en: `Not a week: ${text.slice(0, 40)}` } });
  return ok(text as LocalWeek);
}
