import type { LocalDate } from '@axle/kernel';
import { bookItems, refundDays } from '@axle/operation';
import { businessDay } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { profitBookOn } from '../../logistics/profit/profit-book.ts';
import { profitShelf } from '../../logistics/profit/profit-shelf.ts';
import { noteSales } from '../sales/due-sales.ts';
import { adCharges } from './ad-charges.ts';
import { withBills } from './billed-items.ts';
import { carrierCharges, settledAmounts } from './bills-of.ts';
import { bookedItems } from './booked-items.ts';
import type { EstimateBook, ReturnedPieces } from './estimate-context.ts';
import { estimateOrder } from './estimate-order.ts';
import { type SoldOrder, soldOrders } from './order-facts.ts';
import { moveSkuProfits, skuProfitParts } from './move-sku-profits.ts';
import type { ProfitDraft } from './profit-draft.ts';
import { holdProfits, lockedMonths } from './profit-months.ts';
import { returnRefunds, withReturns } from './returned-items.ts';
import { type WorkedProfit, writeProfits } from './write-profits.ts';

/** The first day of the month of a day. */
const monthOf = (day: LocalDate): LocalDate => `${day.slice(0, 8)}01` as LocalDate;

/** What came back of what was shipped of some SKUs over 90 days, of which returns are waited for no longer, by settlements. */
async function returnedOf(
  transaction: Transaction<Tables>,
  skus: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, ReturnedPieces>> {
  const { rows } = await sql<ReturnedPieces & { sku: number }>`
    select l.sku, sum(l.qty)::integer as shipped,
      coalesce(sum(l.qty) filter (where exists (select from order_profit_items i where i.record_id = l.order_profit and i.sku = l.sku
        and i.order_line = l.order_line and i.item = 'refund' and i.basis = 'actual')), 0)::integer as refunded
    from order_profit_line l where l.sku = any(${skus}::bigint[])
      and l.purchase_at between ${now}::timestamptz - (90 + ${refundDays}) * interval '1 day'
        and ${now}::timestamptz - ${refundDays} * interval '1 day'
    group by 1`.execute(transaction);
  return new Map(rows.map(({ sku, shipped, refunded }) => [sku, { shipped, refunded }]));
}

/** A shipped order with its items by the tables of its day, and what no record says of some. */
export interface EstimatedProfit {
  readonly order: SoldOrder;
  readonly by: EstimateBook;
  readonly items: readonly ProfitDraft[];
  readonly missing: ReadonlySet<string>;
}

/** Estimates what shipped orders earn, each by the tables of its day. Orders of which no pieces are known are left out. */
export async function estimateProfits(
  transaction: Transaction<Tables>,
  registry: Registry,
  now: Date,
  ids: readonly number[],
): Promise<readonly EstimatedProfit[]> {
  const orders = await soldOrders(transaction, ids);
  const { page } = registry.page('orderProfit')!;
  const caller = { registry, access: unrestricted(0), now };
  const parts: RecordParts = { database: transaction, resource: page.resource!, page: page.key, caller };
  const skus = [...new Set(orders.flatMap(({ pieces }) => pieces.map(({ sku }) => sku)))];
  const returned = await returnedOf(transaction, skus, now);
  const shelf = await profitShelf(parts, skus, [...new Set(orders.flatMap(({ channelCode }) => channelCode ?? []))]);
  const estimated: EstimatedProfit[] = [];
  for (const [day, own] of Map.groupBy(orders, ({ purchaseAt }) => businessDay(new Date(purchaseAt)))) {
    const book = await profitBookOn(shelf, day);
    const by: EstimateBook = { book, cards: book.lastMile, returned, today: businessDay(now) };
    for (const order of own) estimated.push({ order, by, ...(await estimateOrder(order, by)) });
  }
  return estimated;
}

/**
 * Books what orders earn: what was estimated, with what was billed and refunded in its place. What counts in a locked month stays; what
 * changed is kept, where that is wanted also of orders that were not booked before, against their estimates.
 */
export async function bookProfits(
  transaction: Transaction<Tables>,
  now: Date,
  estimated: readonly EstimatedProfit[],
  { sinceEstimated = false }: { readonly sinceEstimated?: boolean } = {},
): Promise<void> {
  const found = estimated.map(({ order }) => order.id);
  const amounts = Map.groupBy(await settledAmounts(transaction, found), ({ order }) => order);
  const charges = Map.groupBy(await carrierCharges(transaction, found), ({ order }) => order);
  const ads = Map.groupBy(await adCharges(transaction, found), ({ order }) => order);
  const refunds = Map.groupBy(await returnRefunds(transaction, found), ({ order }) => order);
  const booked = await bookedItems(transaction, found);
  const locked = await lockedMonths(transaction);
  const worked = estimated.map(({ order, by, items, missing }): WorkedProfit => {
    const expected = withReturns(order, items, refunds.get(order.id) ?? []);
    const current = withBills(order, by, expected, amounts.get(order.id) ?? [], charges.get(order.id) ?? [], ads.get(order.id) ?? []);
    const month = monthOf(businessDay(new Date(order.shippedAt)));
    const before = booked.get(order.id) ?? (sinceEstimated ? items.map(item => ({ ...item, month })) : []);
    const rate = order.currency === 'CNY' ? '1' : by.book.rate(order.currency, 'CNY')?.rate;
    return { order, month, rate, current, missing: [...missing], locked, ...bookItems(before, current, month, locked) };
  });
  const before = await skuProfitParts(transaction, found);
  await writeProfits(transaction, now, worked);
  await moveSkuProfits(transaction, found, before);
  await noteSales(transaction, found);
}

/** Works the profits of orders out again. Answers how many orders have a profit. */
export async function computeProfits(
  transaction: Transaction<Tables>,
  registry: Registry,
  now: Date,
  ids: readonly number[],
): Promise<number> {
  await holdProfits(transaction);
  const estimated = await estimateProfits(transaction, registry, now, ids);
  if (estimated.length > 0) await bookProfits(transaction, now, estimated);
  return estimated.length;
}
