import { daysInMonth, type LocalDate } from '@axle/kernel';

/** [V13] The range that a date filter begins with: one month back to today; a day that the earlier month lacks becomes its last. */
export function defaultRange(today: LocalDate): readonly [LocalDate, LocalDate] {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const [backYear, backMonth] = month === 1 ? [year - 1, 12] : [year, month - 1];
  const backDay = Math.min(day, daysInMonth(backYear, backMonth));
  const padded = (part: number, length: number) => String(part).padStart(length, '0');
  return [`${padded(backYear, 4)}-${padded(backMonth, 2)}-${padded(backDay, 2)}` as LocalDate, today];
}
