import { daysBetween, type Decimal, divide } from '@axle/kernel';
import { pieces } from '../amount.ts';
import { cumulated } from '../board/cumulated.ts';
import type { DateReason, Responsibility } from './kpi-date.ts';
import { completedOn, countsIn, deliveredInTime, type DueLine, type DuePeriod, isOnTime } from './on-time.ts';

/** A line that is measured, and how its date has moved. */
export interface MeasuredLine extends DueLine {
  /** Approved changes of its date. */
  readonly changes: number;
  /** The last of them. */
  readonly lastChange?: { readonly reason: DateReason; readonly responsibility: Responsibility };
}

/** How late some lines are. */
export interface LateFigures {
  readonly lateLines: number;
  /** Late lines that have not come yet. */
  readonly undelivered: number;
  /** Of the late lines; one digit. Undefined where none is late. */
  readonly averageDays?: Decimal;
  readonly mostDays?: number;
  /** Of the lines that count; two digits. Undefined where none counts. */
  readonly changesPerLine?: Decimal;
  /** Late lines by whose doing it is. */
  readonly causedBy: Readonly<Record<Responsibility, number>>;
}

/** Late lines of one reason, their part of all late lines, and the part together with the reasons before. Percent with two digits. */
export interface LateReason {
  /** Undefined where the date of the lines never moved. */
  readonly reason?: DateReason;
  readonly responsibility: Responsibility;
  readonly lines: number;
  readonly pieces: number;
  readonly share: Decimal;
  readonly cumulative: Decimal;
}

/** [R10d] By how many days a line is late: none in time or within the days of grace, else from its day until it came, or until today. */
export const daysLate = (line: DueLine, { today, graceDays = 0 }: Pick<DuePeriod, 'today' | 'graceDays'>): number =>
  isOnTime(line, graceDays) ? 0 : Math.max(0, daysBetween(line.due, completedOn(line) ?? today));

/** [R10d] Whose doing it is that a line is late: what its last change says, else the supplier's. */
export const causeOf = ({ lastChange }: MeasuredLine): Responsibility => lastChange?.responsibility ?? 'supplier';

const lateOnes = (lines: readonly MeasuredLine[], period: DuePeriod): readonly MeasuredLine[] =>
  lines.filter(line => countsIn(line, period) && !isOnTime(line, period.graceDays));

/** [R10d] How late the lines are that count in a period. */
export function lateness(lines: readonly MeasuredLine[], period: DuePeriod): LateFigures {
  const due = lines.filter(line => countsIn(line, period));
  const late = lateOnes(lines, period);
  const days = late.map(line => daysLate(line, period));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const by = (whose: Responsibility) => late.filter(line => causeOf(line) === whose).length;
  return {
    lateLines: late.length,
    undelivered: late.filter(line => completedOn(line) === undefined).length,
    ...(late.length === 0 ? {} : { averageDays: divide(pieces(sum(days)), pieces(late.length), 1), mostDays: Math.max(...days) }),
    ...(due.length === 0 ? {} : { changesPerLine: divide(pieces(sum(due.map(({ changes }) => changes))), pieces(due.length), 2) }),
    causedBy: { supplier: by('supplier'), ours: by('ours'), logistics: by('logistics'), force: by('force') },
  };
}

/** Late lines that have their reason in common, and the pieces of them that did not come in time. */
export type LateGroup = Omit<LateReason, 'share' | 'cumulative'>;

/** [R10e] Groups of late lines, the most lines first, with the part of all lines that each is, and the part so far. */
export const rankedReasons = (groups: readonly LateGroup[]): readonly LateReason[] => cumulated(groups, ({ lines }) => lines);

/** [R10e] Why lines are late, the most frequent reason first: by the last change of each. */
export function lateReasons(lines: readonly MeasuredLine[], period: DuePeriod): readonly LateReason[] {
  const late = lateOnes(lines, period);
  const groups = [...Map.groupBy(late, ({ lastChange }) => `${lastChange?.reason ?? ''} ${lastChange?.responsibility ?? ''}`).values()];
  const missing = (line: MeasuredLine) => line.wanted - deliveredInTime(line, period.graceDays);
  return rankedReasons(
    groups.map(own => {
      const [first] = own as [MeasuredLine];
      return {
        ...(first.lastChange ? { reason: first.lastChange.reason } : {}),
        responsibility: causeOf(first),
        lines: own.length,
        pieces: own.reduce((total, line) => total + missing(line), 0),
      };
    }),
  );
}
