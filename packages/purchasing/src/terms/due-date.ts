import { addDays, endOfMonth, isWorkingDay, type LocalDate, ok, type Result, type WorkCalendar } from '@axle/kernel';

/** When a payable falls due: so many days behind its day, or behind the end of that day's month. */
export interface DueTerm {
  readonly netDays: number;
  readonly eom: boolean;
}

/** [R18] The day on which something of a day is due. */
export const dueDate = ({ netDays, eom }: DueTerm, day: LocalDate): LocalDate => addDays(eom ? endOfMonth(day) : day, netDays);

/** [R18] The day on which it is paid: the due day, or the next working day. `NO_CALENDAR` where the year is not known. */
export function payDate(due: LocalDate, calendar: WorkCalendar): Result<LocalDate> {
  for (let day = due; ; day = addDays(day, 1)) {
    const works = isWorkingDay(calendar, day);
    if (!works.ok) return works;
    if (works.value) return ok(day);
  }
}
