import { addDays, type Decimal, divide, type LocalDate, multiply, wholeShare } from '@axle/kernel';
import { pieces } from '../amount.ts';

/** An order line that is not cancelled, with the day by which it is measured. */
export interface DueLine {
  readonly wanted: number;
  readonly underTolPct: Decimal;
  readonly due: LocalDate;
  /** Pieces by the day on which they were shipped, or arrived, depending on where the payable arises. */
  readonly deliveries: readonly { readonly day: LocalDate; readonly qty: number }[];
}

/** Which days are counted, and with how many days of grace. */
export interface DuePeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly today: LocalDate;
  readonly graceDays?: number;
}

/** How punctual some lines are, as percentages with two digits; undefined where no line was due. */
export interface Punctuality {
  readonly linesDue: number;
  readonly linesOnTime: number;
  readonly qtyDue: number;
  readonly qtyOnTime: number;
  readonly otdLine?: Decimal;
  readonly otdQty?: Decimal;
}

/** [R10a] Pieces of a line that came by its day, no more than are wanted. */
export const deliveredInTime = ({ wanted, due, deliveries }: DueLine, graceDays = 0): number => {
  const last = addDays(due, graceDays);
  return Math.min(
    wanted,
    deliveries.filter(({ day }) => day <= last).reduce((sum, { qty }) => sum + qty, 0),
  );
};

/** [R10a] Whether a line came in time: all wanted pieces but for the tolerance. */
export const isOnTime = (line: DueLine, graceDays = 0): boolean =>
  deliveredInTime(line, graceDays) >= line.wanted - wholeShare(line.wanted, line.underTolPct);

/** [R10d] The day on which enough of a line had come; undefined where it has not. */
export function completedOn({ wanted, underTolPct, deliveries }: DueLine): LocalDate | undefined {
  const needed = wanted - wholeShare(wanted, underTolPct);
  let came = 0;
  for (const { day, qty } of deliveries.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    came += qty;
    if (came >= needed) return day;
  }
  return undefined;
}

/** [R10a] The day from which a line counts: when it came in time, else the day behind its own; undefined where nothing is wanted. */
export function countsFrom(line: DueLine): LocalDate | undefined {
  if (line.wanted <= 0) return undefined;
  return (isOnTime(line) ? completedOn(line) : undefined) ?? addDays(line.due, 1);
}

const percent = (part: number, of: number): Decimal => divide(multiply(pieces(part), '100' as Decimal), pieces(of), 2);

/** [R10a] Whether a line counts in a period: something is wanted of it, and its day has passed, or it came before. */
export const countsIn = (line: DueLine, { from, to, today, graceDays = 0 }: DuePeriod): boolean =>
  line.wanted > 0 && from <= line.due && line.due <= to && (addDays(line.due, graceDays) < today || isOnTime(line, graceDays));

/** [R10a] On-time delivery by lines and by pieces of the lines that count. */
export function punctuality(lines: readonly DueLine[], period: DuePeriod): Punctuality {
  const { graceDays = 0 } = period;
  const due = lines.filter(line => countsIn(line, period));
  const linesOnTime = due.filter(line => isOnTime(line, graceDays)).length;
  const qtyDue = due.reduce((sum, { wanted }) => sum + wanted, 0);
  const qtyOnTime = due.reduce((sum, line) => sum + deliveredInTime(line, graceDays), 0);
  const counts = { linesDue: due.length, linesOnTime, qtyDue, qtyOnTime };
  return due.length === 0 ? counts : { ...counts, otdLine: percent(linesOnTime, due.length), otdQty: percent(qtyOnTime, qtyDue) };
}
