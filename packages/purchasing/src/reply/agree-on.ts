import type { Decimal, LocalDate } from '@axle/kernel';
import { type DateReason, kpiDate, type Responsibility, responsibilityOf } from '../delivery/kpi-date.ts';
import type { ReplyDiff } from './reply-diff.ts';

/** A line of an order as both sides stand to it. */
export interface StandingLine {
  readonly qty: number;
  readonly cancelled: number;
  readonly price: Decimal;
  readonly requiredDate: LocalDate;
  /** Once the supplier has confirmed a day: the latest one, the first one, and the one by which the line is measured. */
  readonly promisedDate?: LocalDate;
  readonly baselineDate?: LocalDate;
  readonly kpiDate?: LocalDate;
}

/** A value of a line before and after an agreement. */
export interface AgreedChange {
  readonly field: 'qty' | 'price' | 'date' | 'cancelled' | 'shortClosed';
  readonly before: string;
  readonly after: string;
}

/** A day that was confirmed, or moved from an earlier one for a reason. */
export interface AgreedDate {
  readonly newDate: LocalDate;
  readonly oldDate?: LocalDate;
  readonly reason?: DateReason;
  readonly responsibility?: Responsibility;
}

/** What an agreement makes of a line. */
export interface Agreement {
  readonly line: StandingLine;
  readonly changes: readonly AgreedChange[];
  readonly date?: AgreedDate;
}

/** Why a day moved, and whether we book the freight. */
export interface DateContext {
  readonly reason: DateReason;
  readonly doWeBook: boolean;
}

/** The day that holds for a line: what was promised last, else what was asked for. */
export const standingDate = ({ promisedDate, requiredDate }: Pick<StandingLine, 'promisedDate' | 'requiredDate'>): LocalDate =>
  promisedDate ?? requiredDate;

/**
 * [R9d] What an accepted difference makes of a line. The first confirmed day is its baseline; later ones move the day by which it is
 * measured by R10. A refused line loses all its pieces and keeps its days.
 */
export function agreeOn(line: StandingLine, diff: ReplyDiff, { reason, doWeBook }: DateContext): Agreement {
  const before = standingDate(line);
  if (diff.fields.includes('refused')) {
    const change = { field: 'cancelled', before: String(line.cancelled), after: String(line.qty) } as const;
    return { line: { ...line, cancelled: line.qty }, changes: [change] };
  }
  const { qty, price, date } = diff.after;
  const changes: AgreedChange[] = [];
  const wanted = line.qty - line.cancelled;
  if (qty !== wanted) changes.push({ field: 'qty', before: String(wanted), after: String(qty) });
  if (price !== line.price) changes.push({ field: 'price', before: line.price, after: price });
  if (date !== before) changes.push({ field: 'date', before, after: date });
  const agreed = { ...line, qty: qty + line.cancelled, price, promisedDate: date };
  if (line.baselineDate === undefined) return { line: { ...agreed, baselineDate: date, kpiDate: date }, changes, date: { newDate: date } };
  if (date === before) return { line: agreed, changes };
  const moved = { newDate: date, responsibility: responsibilityOf[reason] };
  const measured = kpiDate(line.kpiDate ?? line.baselineDate, [moved], doWeBook);
  return { line: { ...agreed, kpiDate: measured }, changes, date: { ...moved, oldDate: before, reason } };
}
