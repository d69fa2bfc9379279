import { daysBetween, type LocalDate } from '@axle/kernel';

/** How many days are left until a day is over, and how urgent that is. */
export interface DaysLeft {
  readonly days: number;
  readonly tone: 'bad' | 'warn' | 'neutral';
}

/**
 * [DL1] A day on which something expires, as seen from another: red once it is over, amber, or red where it is urgent, within so many days
 * before, else quiet.
 */
export function daysLeft(day: LocalDate, today: LocalDate, within: number, urgent = false): DaysLeft {
  const days = daysBetween(today, day);
  return { days, tone: days < 0 || (urgent && days <= within) ? 'bad' : days <= within ? 'warn' : 'neutral' };
}
