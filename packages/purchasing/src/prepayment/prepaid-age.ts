import { add, daysBetween, type Decimal, type LocalDate, zero } from '@axle/kernel';

/** How many days ago something was prepaid, at most; `older` beyond. */
export type PrepaidBand = 'd30' | 'd60' | 'd90' | 'older';

/** What is left of a prepayment, and when the first of it was paid. */
export interface PrepaidBalance {
  readonly paidOn: LocalDate;
  readonly balance: Decimal;
}

/** [R115] The band of the age of what was prepaid on a day: 0–30 days, 31–60, 61–90 and more. */
export function prepaidBand(paidOn: LocalDate, today: LocalDate): PrepaidBand {
  const days = daysBetween(paidOn, today);
  return days <= 30 ? 'd30' : days <= 60 ? 'd60' : days <= 90 ? 'd90' : 'older';
}

/** [R115] What is left of prepayments by its age; the bands add up to all of it. */
export function agedBalances(balances: readonly PrepaidBalance[], today: LocalDate): Readonly<Record<PrepaidBand, Decimal>> {
  const aged: Record<PrepaidBand, Decimal> = { d30: zero, d60: zero, d90: zero, older: zero };
  for (const { paidOn, balance } of balances) {
    const band = prepaidBand(paidOn, today);
    aged[band] = add(aged[band], balance);
  }
  return aged;
}
