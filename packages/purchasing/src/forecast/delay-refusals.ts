import { type LocalDate, type Refusal, text } from '@axle/kernel';
import type { ScheduledPayment } from '../terms/order-schedule.ts';
import type { ForecastStage } from './forecast-bucket.ts';

/** A payment of an order that was put off: the day on which it was due, and the day on which it is to be paid. */
export interface DelayedPayment {
  readonly due: LocalDate;
  readonly newDate: LocalDate;
}

/** A payment to come, and the day on which it was due before it was put off. */
export interface PutOffPayment extends ScheduledPayment {
  readonly wasDue?: LocalDate;
}

/**
 * [R18e] The payments of an order as they were put off, the last word about each day counting; a day on which nothing is due any more,
 * because the goods were shipped on another, counts for nothing.
 */
export function putOff(payments: readonly ScheduledPayment[], delays: readonly DelayedPayment[]): readonly PutOffPayment[] {
  const newDates = new Map(delays.map(({ due, newDate }) => [due, newDate]));
  return payments.map(payment => {
    const newDate = newDates.get(payment.due);
    return newDate === undefined ? payment : { ...payment, due: newDate, wasDue: payment.due };
  });
}

/** A row of the forecast that is to be put off. */
export interface DelayedRow {
  readonly stage: ForecastStage;
  readonly due: LocalDate;
}

/**
 * [R18e] Why a row of the forecast is not put off to a day: it is past being planned (`STAGE`), the day is no later than the one on which
 * it is due (`NOT_LATER`), or has passed (`PAST`).
 */
export function delayRefusals({ stage, due }: DelayedRow, newDate: LocalDate, today: LocalDate): readonly Refusal[] {
  const refused = (code: string, zh: string, en: string): readonly Refusal[] => [{ code, field: 'newDate', message: text(zh, en) }];
  if (stage !== 'scheduled' && stage !== 'manual')
    return refused('STAGE', '仅排期与手工项可延后', 'Only scheduled and manual rows can be postponed');
  if (newDate <= due) return refused('NOT_LATER', `须晚于原到期日${due}`, `It must be later than ${due}, on which it is due`);
  return newDate < today ? refused('PAST', '日期已过', 'The day has passed') : [];
}
