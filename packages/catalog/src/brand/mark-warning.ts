import { daysBetween, type LocalDate } from '@axle/kernel';

/** Days before the expiry of a trademark on which its owner is reminded: the first day with fewer than 90 left, and again later. */
export const markWarningDays: readonly number[] = [89, 60, 30, 7];

/** A trademark of a brand. */
export interface TradeMark {
  readonly country: string;
  readonly no: string;
  readonly expiry?: LocalDate;
}

/** The reminder to the owner of a brand about its trademarks. */
export interface MarkWarning {
  /** The nearest of {@link markWarningDays} that has been reached. */
  readonly due: number;
  readonly expiry: LocalDate;
  readonly daysLeft: number;
  /** Every trademark that expires within 89 days, the earliest first. */
  readonly marks: readonly TradeMark[];
}

/**
 * [BR1] The warning due for the trademarks of a brand, by the earliest expiry; none before its first day, and none for those that
 * have expired.
 */
export function markWarning(marks: readonly TradeMark[], today: LocalDate): MarkWarning | undefined {
  const [most = 0] = markWarningDays;
  const running = marks
    .flatMap(mark => (mark.expiry === undefined ? [] : [{ ...mark, expiry: mark.expiry, left: daysBetween(today, mark.expiry) }]))
    .filter(({ left }) => left >= 0 && left <= most)
    .toSorted((one, other) => one.left - other.left);
  const [first] = running;
  if (!first) return undefined;
  return {
    due: markWarningDays.findLast(days => first.left <= days) ?? most,
    expiry: first.expiry,
    daysLeft: first.left,
    marks: running.map(({ country, no, expiry }) => ({ country, no, expiry })),
  };
}
