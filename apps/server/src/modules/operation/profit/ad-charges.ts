import { type Decimal, minorDigits, zero } from '@axle/kernel';
import { shareAds } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What a line of an order bears of the advertising of a SKU on its day. */
export interface AdCharge {
  readonly order: number;
  readonly line: number;
  readonly sku: number;
  readonly day: string;
  readonly currency: string;
  readonly amount: Decimal;
}

interface Spent {
  readonly sku: number;
  readonly day: string;
  readonly currency: string;
  readonly spend: Decimal;
  readonly orders: readonly number[];
  readonly lines: readonly number[];
  readonly units: readonly number[];
}

/** [O6m] What some orders bear of advertising, as the sales of days say what was sold. */
export async function adCharges(database: Kysely<Tables>, orders: readonly number[]): Promise<readonly AdCharge[]> {
  const { rows } = await sql<Spent>`
    with named as (
      select distinct day, store, site, sku from sales_day_part where sales_order = any(${orders}::bigint[]) and units > 0
    )
    select a.sku, a.day::text, a.currency, trim_scale(a.spend)::text as spend,
      array_agg(p.sales_order order by p.sales_order, p.line_no) as orders,
      array_agg(p.line_no order by p.sales_order, p.line_no) as lines, array_agg(p.units order by p.sales_order, p.line_no) as units
    from named n join ad_spend a on a.day = n.day and a.store = n.store and a.site = n.site and a.sku = n.sku and a.status = 1
    join sales_day_part p on p.day = n.day and p.store = n.store and p.site = n.site and p.sku = n.sku and p.units > 0
    where a.spend > 0 group by a.id order by a.id`.execute(database);
  const asked = new Set(orders);
  return rows.flatMap(({ orders: sold, lines, units, spend, ...of }) => {
    const { shares } = shareAds(spend, units, minorDigits(of.currency));
    return sold.flatMap((order, at) =>
      asked.has(Number(order)) ? [{ ...of, order: Number(order), line: lines[at]!, amount: shares[at] ?? zero }] : [],
    );
  });
}
