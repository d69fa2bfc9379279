import { addDays, addMonths, type LocalDate } from '@axle/kernel';

/** Where a contract that was approved stands by its dates. */
export type ContractStanding = 'effective' | 'expiring' | 'expired';

/** The term of a contract. */
export interface ContractTerm {
  /** Last day; undefined for one that lasts. */
  readonly endDate?: LocalDate;
  /** Days before the end from which it is about to expire. */
  readonly noticeDays: number;
  /** At its end it is prolonged by a year. */
  readonly autoRenew: boolean;
}

/** Months by which a contract prolongs itself. */
const prolonged = 12;

/** [F10] The last day of a contract as of a day: one that renews itself is prolonged by whole years until it is not over. */
export function contractEnd({ endDate, autoRenew }: Pick<ContractTerm, 'endDate' | 'autoRenew'>, day: LocalDate): LocalDate | undefined {
  if (endDate === undefined || !autoRenew) return endDate;
  let years = 0;
  let end = endDate;
  while (end < day) {
    years += 1;
    end = addMonths(endDate, prolonged * years);
  }
  return end;
}

/** [F10] Whether a contract is in force on a day, about to expire (from so many days before its last day), or expired (after it). */
export function contractStanding(term: ContractTerm, day: LocalDate): ContractStanding {
  const end = contractEnd(term, day);
  if (end === undefined) return 'effective';
  if (day > end) return 'expired';
  return day >= addDays(end, -term.noticeDays) ? 'expiring' : 'effective';
}
