import { add, compareDecimals, daysBetween, type Decimal, type LocalDate, subtract, sum, zero } from '@axle/kernel';

/** How long something is due: not yet, or so many days at most. */
export type AgeBand = 'notDue' | 'd30' | 'd60' | 'd90' | 'older';

/** An amount that was billed, and when it is to be paid. */
export interface BilledAmount {
  readonly dueDate: LocalDate;
  readonly amount: Decimal;
}

/** What is owed by how long it is due. */
export type AgedPayable = Readonly<Record<AgeBand, Decimal>>;

const none: AgedPayable = { notDue: zero, d30: zero, d60: zero, d90: zero, older: zero };

/** [R13d] How long something is due on a day. */
export function ageBand(dueDate: LocalDate, today: LocalDate): AgeBand {
  const days = daysBetween(dueDate, today);
  if (days <= 0) return 'notDue';
  return days <= 30 ? 'd30' : days <= 60 ? 'd60' : days <= 90 ? 'd90' : 'older';
}

/** [R13d] What is owed of billed amounts by how long it is due: whatever was paid was paid of what was due first. */
export function agedPayable(billed: readonly BilledAmount[], owed: Decimal, today: LocalDate): AgedPayable {
  let left = owed;
  const aged: Record<AgeBand, Decimal> = { ...none };
  for (const { dueDate, amount } of billed.toSorted((one, other) => (one.dueDate < other.dueDate ? 1 : -1))) {
    const open = compareDecimals(amount, left) < 0 ? amount : left;
    if (compareDecimals(open, zero) <= 0) break;
    left = subtract(left, open);
    const band = ageBand(dueDate, today);
    aged[band] = add(aged[band], open);
  }
  return aged;
}

/** [R45] What of it is past its due day. */
export const overduePayable = ({ d30, d60, d90, older }: AgedPayable): Decimal => sum([d30, d60, d90, older]);
