import type { LocalDate } from '@axle/kernel';
import { bookItems, refundDays } from '@axle/operation';
import { businessDay } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import type { FreightShelf } from '../../logistics/freight/freight-tables.ts';
import { type ProfitBook, profitBook, tariffReader } from '../../logistics/profit/profit-book.ts';
import { lastMileBook } from '../../logistics/rule/last-mile-book.ts';
import { noteSales } from '../sales/due-sales.ts';
import { adCharges } from './ad-charges.ts';
import { withBills } from './billed-items.ts';
import { carrierCharges, settledAmounts } from './bills-of.ts';
import { bookedItems } from './booked-items.ts';
import type { EstimateBook, ReturnedPieces } from './estimate-context.ts';
import { estimateOrder } from './estimate-order.ts';
import { type SoldOrder, soldOrders } from './order-facts.ts';
import { moveSkuProfits, skuProfitParts } from './move-sku-profits.ts';
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

/** The tables of a day for some orders. */
async function bookOf(
  parts: RecordParts,
  orders: readonly SoldOrder[],
  day: LocalDate,
  { returned, shelf, tariffs }: Pick<EstimateBook, 'returned'> & { readonly shelf: FreightShelf; readonly tariffs: ProfitBook['tariffs'] },
): Promise<EstimateBook> {
  const skus = [...new Set(orders.flatMap(({ pieces }) => pieces.map(({ sku }) => sku)))];
  const book = await profitBook(parts, skus, day, { shelf, tariffs });
  const channels = [...new Set(orders.flatMap(({ channelCode }) => channelCode ?? []))];
  return { book, cards: await lastMileBook(parts.database, channels, day, shelf), returned, today: businessDay(parts.caller.now) };
}

/**
 * Works the profits of orders out anew: estimates by the tables of the day of the order, with what was billed in the place of what was
 * estimated. What counts in a locked month stays; what changed is kept. Answers how many orders have a profit.
 */
export async function computeProfits(
  transaction: Transaction<Tables>,
  registry: Registry,
  now: Date,
  ids: readonly number[],
): Promise<number> {
  await holdProfits(transaction);
  const orders = await soldOrders(transaction, ids);
  if (orders.length === 0) return 0;
  const found = orders.map(({ id }) => id);
  const amounts = Map.groupBy(await settledAmounts(transaction, found), ({ order }) => order);
  const charges = Map.groupBy(await carrierCharges(transaction, found), ({ order }) => order);
  const ads = Map.groupBy(await adCharges(transaction, found), ({ order }) => order);
  const refunds = Map.groupBy(await returnRefunds(transaction, found), ({ order }) => order);
  const booked = await bookedItems(transaction, found);
  const locked = await lockedMonths(transaction);
  const skus = [...new Set(orders.flatMap(({ pieces }) => pieces.map(({ sku }) => sku)))];
  const returned = await returnedOf(transaction, skus, now);
  const { page } = registry.page('orderProfit')!;
  const parts: RecordParts = {
    database: transaction,
    resource: page.resource!,
    page: page.key,
    caller: { registry, access: unrestricted(0), now },
  };
  const worked: WorkedProfit[] = [];
  const shelf: FreightShelf = new Map();
  const tariffs = tariffReader(parts);
  for (const [day, own] of Map.groupBy(orders, ({ purchaseAt }) => businessDay(new Date(purchaseAt)))) {
    const by = await bookOf(parts, own, day, { returned, shelf, tariffs });
    for (const order of own) {
      const { items, missing } = await estimateOrder(order, by);
      const expected = withReturns(order, items, refunds.get(order.id) ?? []);
      const current = withBills(order, by, expected, amounts.get(order.id) ?? [], charges.get(order.id) ?? [], ads.get(order.id) ?? []);
      const month = monthOf(businessDay(new Date(order.shippedAt)));
      const before = booked.get(order.id) ?? [];
      const rate = order.currency === 'CNY' ? '1' : by.book.rate(order.currency, 'CNY')?.rate;
      worked.push({ order, month, rate, current, missing: [...missing], locked, ...bookItems(before, current, month, locked) });
    }
  }
  const before = await skuProfitParts(transaction, found);
  await writeProfits(transaction, now, worked);
  await moveSkuProfits(transaction, found, before);
  await noteSales(transaction, found);
  return worked.length;
}
