import { type Decimal, divide, multiply, negate, scaled, zero } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import { ratesInto } from '../../logistics/rule/in-dollars.ts';
import { addSales } from '../../planning/safety/add-sales.ts';
import type { MovedPiece } from './shipped-pieces.ts';

interface Sold {
  readonly id: number;
  readonly purchased: string;
  readonly currency: string;
  /** What the line of the piece was sold for, and the pieces that share it. */
  readonly amount: Decimal;
  readonly pieces: number;
}

/**
 * Hands what left of sales orders over to planning: the units at the day of the purchase and the warehouse that served them, at their share
 * of what the line was sold for. Orders that nobody paid for, such as samples, are no sales.
 */
export async function addOrderSales({ transaction, now }: LedgerContext, warehouse: number, moved: readonly MovedPiece[]): Promise<void> {
  const { rows } = await sql<Sold>`
    select p.id, o.purchase_at as purchased, o.currency, coalesce(l.line_total, 0)::text as amount,
      (select sum(x.qty) from sales_order_piece x where x.sales_order = p.sales_order and x.line_no = p.line_no)::integer as pieces
    from sales_order_piece p join sales_order o on o.id = p.sales_order
    left join sales_order_lines l on l.record_id = p.sales_order and l.line_no = p.line_no
    where p.id = any(${moved.map(({ id }) => id)}::bigint[]) and o.kind in ('platform', 'manual', 'presale')`.execute(transaction);
  const rates = await ratesInto(
    transaction,
    'CNY',
    rows.map(({ currency }) => currency),
    businessDay(now),
  );
  const byId = new Map(rows.map(row => [row.id, row]));
  await addSales(
    transaction,
    moved.flatMap(({ id, sku, qty }) => {
      const row = byId.get(id);
      if (!row) return [];
      const rate = rates.get(row.currency);
      const share = divide(multiply(row.amount, String(Math.abs(qty)) as Decimal), String(row.pieces) as Decimal, 6);
      const revenue = rate === undefined ? zero : scaled(share, rate, 4);
      return [{ warehouse, sku, day: businessDay(new Date(row.purchased)), units: qty, revenue: qty < 0 ? negate(revenue) : revenue }];
    }),
  );
}
