import { addDays, daysBetween, type LocalDate } from '@axle/kernel';

/** Units that come on a day. */
export interface Arrival {
  readonly day: LocalDate;
  readonly units: number;
}

/** What is sold and comes of a listing. */
export interface StockOutlook {
  readonly today: LocalDate;
  readonly sellable: number | undefined;
  readonly units30: number;
  readonly arrivals: readonly Arrival[];
}

/** Days beyond which no stock-out is foreseen. */
const horizon = 730;

/**
 * [O2c] The first day on which units are missing at the pace of thirty days, with what comes in time; open where nothing is sold or
 * known, or for two years (operationInventory). What is overdue counts as coming today.
 */
export function stockOutDay({ today, sellable, units30, arrivals }: StockOutlook): LocalDate | undefined {
  if (sellable === undefined || units30 <= 0) return undefined;
  const coming = arrivals
    .map(({ day, units }) => ({ at: Math.max(0, daysBetween(today, day)), units }))
    .toSorted((one, other) => one.at - other.at);
  let served = Math.max(0, sellable) * 30;
  for (const { at, units } of coming) {
    if (served < at * units30) break;
    served += units * 30;
  }
  const days = Math.floor(served / units30);
  return days > horizon ? undefined : addDays(today, days);
}
