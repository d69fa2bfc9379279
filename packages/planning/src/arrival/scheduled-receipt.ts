import { addDays, type LocalDate, mondayOf, type Weekday, weekdayOf, weekOf } from '@axle/kernel';

/** How a node takes in what comes: days to receive it, days that what is overdue slips, and the last weekday that counts for its week. */
export interface ReceiptParameters {
  readonly receiveDays: number;
  readonly slipDays: number;
  readonly receiptCutoffDow: Weekday;
}

/** From which day on pieces that come can be planned with, and whether they should have been there already. */
export interface ScheduledReceipt {
  readonly day: LocalDate;
  readonly isPastDue: boolean;
}

/**
 * [P12] Pieces that come can be sold once they are received; what should have been there already is planned some days ahead. What is
 * received after the last weekday that counts is there from the Monday after (mrp.md, P12).
 */
export function scheduledReceipt(
  eta: LocalDate,
  { receiveDays, slipDays, receiptCutoffDow }: ReceiptParameters,
  today: LocalDate,
): ScheduledReceipt {
  const received = addDays(eta, receiveDays);
  const isPastDue = received < today;
  const day = isPastDue ? addDays(today, slipDays) : received;
  return { day: weekdayOf(day) <= receiptCutoffDow ? day : addDays(mondayOf(weekOf(day)), 7), isPastDue };
}
