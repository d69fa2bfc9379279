import { type Decimal, type LocalDate, subtract, sum, zero } from '@axle/kernel';
import type { ProfitItem } from './profit-items.ts';
import { countedMonth } from './profit-month.ts';

/** An item of a SKU in a line of an order, and what it comes to. */
export interface LineItem {
  readonly line: number;
  readonly sku: number;
  readonly item: ProfitItem;
  readonly amount: Decimal;
}

/** An item with the month in which it counts. */
export interface BookedItem extends LineItem {
  readonly month: LocalDate;
}

/** An item that came to another amount, and the month in which the difference counts. */
export interface ItemChange extends Omit<BookedItem, 'amount'> {
  readonly before: Decimal;
  readonly after: Decimal;
}

const keyOf = ({ line, sku, item }: Omit<LineItem, 'amount'>): string => `${line} ${sku} ${item}`;

const totals = (items: readonly LineItem[]): ReadonlyMap<string, Decimal> =>
  new Map([...Map.groupBy(items, keyOf)].map(([key, group]) => [key, sum(group.map(({ amount }) => amount))]));

/**
 * [O6h] Books what the items of an order come to now, each once: what counts in a locked month stays as it is, and what has come to another
 * amount since then counts in the next open month, as an adjustment. Before and after, all months sum to what the order earns.
 */
export function bookItems<Now extends LineItem>(
  booked: readonly BookedItem[],
  now: readonly Now[],
  own: LocalDate,
  locked: readonly LocalDate[],
): { readonly items: readonly (Omit<Now, 'month'> & BookedItem)[]; readonly changes: readonly ItemChange[] } {
  const month = countedMonth(own, locked);
  const [was, kept, is] = [totals(booked), totals(booked.filter(one => locked.includes(one.month))), totals(now)];
  const gone = booked.filter((one, at) => !is.has(keyOf(one)) && booked.findIndex(other => keyOf(other) === keyOf(one)) === at);
  const known: readonly (LineItem | Now)[] = [...now, ...gone];
  const items = known.flatMap(one => {
    const amount = subtract(is.get(keyOf(one)) ?? zero, kept.get(keyOf(one)) ?? zero);
    return amount === zero ? [] : [{ ...(one as Now), month, amount }];
  });
  if (booked.length === 0) return { items, changes: [] };
  const changes = known.flatMap(({ line, sku, item }): readonly ItemChange[] => {
    const [before, after] = [was, is].map(all => all.get(keyOf({ line, sku, item })) ?? zero) as [Decimal, Decimal];
    return before === after ? [] : [{ line, sku, item, month, before, after }];
  });
  return { items, changes };
}
