import { ok, type Refusal, refuse, type Result, type Text, text } from '@axle/kernel';

/** How often something comes round. */
export type Rhythm = 'daily' | 'weekly' | 'monthly';

/** When something comes round, by the clocks of a place: every day, on a day of the week, or on a day of the month, at a full hour. */
export type Recurrence =
  | { readonly rhythm: 'daily'; readonly hour: number }
  /** 1 is Monday, 7 is Sunday. */
  | { readonly rhythm: 'weekly'; readonly weekday: number; readonly hour: number }
  /** 1 to 31; a shorter month has its last day instead. */
  | { readonly rhythm: 'monthly'; readonly monthDay: number; readonly hour: number };

/** A recurrence as it is filled in: only what its rhythm asks for counts. */
export interface RecurrenceGiven {
  readonly rhythm: Rhythm;
  readonly hour: number;
  readonly weekday?: number | null | undefined;
  readonly monthDay?: number | null | undefined;
}

const needed = (field: string, zh: string, en: string): Refusal => ({ code: 'REQUIRED', message: text(zh, en), field });

const isWithin = (value: number | null | undefined, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

/** [T15] The recurrence that was filled in: a weekly one names its day of the week, a monthly one its day of the month. */
export function recurrenceOf({ rhythm, hour, weekday, monthDay }: RecurrenceGiven): Result<Recurrence> {
  if (!isWithin(hour, 0, 23)) return refuse(needed('hour', '请选择0至23点之间的整点', 'Choose a full hour from 0 to 23'));
  if (rhythm === 'daily') return ok({ rhythm, hour });
  if (rhythm === 'weekly')
    return isWithin(weekday, 1, 7) ? ok({ rhythm, hour, weekday }) : refuse(needed('weekday', '请选择星期几', 'Choose a day of the week'));
  return isWithin(monthDay, 1, 31)
    ? ok({ rhythm, hour, monthDay })
    : refuse(needed('monthDay', '请选择每月几号（1至31）', 'Choose a day of the month, 1 to 31'));
}

/** The rhythms by name, the shortest first. */
export const rhythmNames: Readonly<Record<Rhythm, Text>> = {
  daily: text('每天', 'Daily'),
  weekly: text('每周', 'Weekly'),
  monthly: text('每月', 'Monthly'),
};

/** The days of the week by name, Monday first. */
export const weekdayNames: readonly Text[] = [
  text('周一', 'Monday'),
  text('周二', 'Tuesday'),
  text('周三', 'Wednesday'),
  text('周四', 'Thursday'),
  text('周五', 'Friday'),
  text('周六', 'Saturday'),
  text('周日', 'Sunday'),
];

/** A full hour of the day as clocks show it, `08:00`. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** [T15] A recurrence in words: `每周一 08:00`, `Every Monday 08:00`. */
export function recurrenceWords(recurrence: Recurrence): Text {
  const time = hourText(recurrence.hour);
  if (recurrence.rhythm === 'daily') return text(`每天 ${time}`, `Every day ${time}`);
  if (recurrence.rhythm === 'weekly') {
    const { zh, en } = weekdayNames[recurrence.weekday - 1]!;
    return text(`每${zh} ${time}`, `Every ${en} ${time}`);
  }
  return text(`每月${recurrence.monthDay}日 ${time}`, `Monthly, day ${recurrence.monthDay} ${time}`);
}
