import { type LocalDate, text, type Text, weekdayOf } from '@axle/kernel';
import { calendarText } from '../../../text/calendar.ts';

/** A day of the schedule with its weekday: `12-03 周四`, `Thu 12-03`. */
export function dayWords(day: LocalDate): Text {
  const at = weekdayOf(day) - 1;
  return text(`${day.slice(5)} 周${calendarText.weekdays[at]!.zh}`, `${calendarText.weekdayNames[at]!.en.slice(0, 3)} ${day.slice(5)}`);
}
