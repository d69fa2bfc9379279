import type { LocalDate } from '@axle/kernel';

/**
 * [R102] Whether an improvement was closed by the day when it was due; undefined as long as that day is not over and it is open. Source:
 * purchase.md, R19 (8D closed on time).
 */
export function isClosedInTime(due: LocalDate, closedOn: LocalDate | undefined, today: LocalDate): boolean | undefined {
  if (closedOn === undefined) return due < today ? false : undefined;
  return closedOn <= due;
}
