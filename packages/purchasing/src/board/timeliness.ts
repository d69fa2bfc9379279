import { addWorkingDays, type Decimal, divide, type LocalDate, ok, type Result, type WorkCalendar } from '@axle/kernel';
import { pieces } from '../amount.ts';

const hour = 3_600_000;

/** Hours within which a supplier is to reply. */
const replyHours = 48;

/** Working days within which a confirmed requirement is to be ordered. */
const orderDays = 3;

/** [R74] Until when an order is to be replied to; from then on it counts. */
export const replyDue = (sentAt: Date): Date => new Date(sentAt.getTime() + replyHours * hour);

/** [R74] Whether an order was replied to within 48 hours of being sent; undefined while those are not over. */
export const repliedInTime = (sentAt: Date, repliedAt: Date | undefined, now: Date): boolean | undefined =>
  now < replyDue(sentAt) ? undefined : repliedAt !== undefined && repliedAt <= replyDue(sentAt);

/**
 * [R75] Whether a requirement was ordered within three working days of its confirmation; undefined while those are not over. `NO_CALENDAR`
 * where the year is not known.
 */
export function orderedInTime(
  confirmed: LocalDate,
  ordered: LocalDate | undefined,
  { calendar, today }: { readonly calendar: WorkCalendar; readonly today: LocalDate },
): Result<boolean | undefined> {
  const last = addWorkingDays(calendar, confirmed, orderDays);
  if (!last.ok) return last;
  return ok(today < last.value ? undefined : ordered !== undefined && ordered <= last.value);
}

/** [R70] Hours from one moment to another, by two digits. */
export const hoursBetween = (from: Date, to: Date): Decimal => divide(pieces(to.getTime() - from.getTime()), pieces(hour), 2);
