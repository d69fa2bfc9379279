import { coversVehicle } from '@axle/catalog';
import { add, type Decimal, divide, multiply, scaled } from '@axle/kernel';
import type { ReviewedLine } from '@axle/orders';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { fitmentsOfSkus } from '../../catalog/fitment/fitments-of-skus.ts';
import { landedCost } from '../../logistics/profit/landed-cost.ts';
import { type ProfitBook, profitBook } from '../../logistics/profit/profit-book.ts';

interface SoldLine {
  readonly order: number;
  readonly name: string;
  readonly currency: string;
  readonly site: number | null;
  readonly vehicle: string | null;
  /** Of what is not cancelled. */
  readonly income: Decimal;
  readonly pieces: readonly { readonly sku: number; readonly code: string; readonly qty: number; readonly selling: string }[];
}

const hundred = '100' as Decimal;

/** The open lines of orders and of those merged into them; an order without a site counts as sold on the site of its store there. */
async function soldLines(database: Kysely<Tables>, orders: readonly number[]): Promise<readonly SoldLine[]> {
  const { rows } = await sql<SoldLine>`
    select f.id as "order", l.seller_sku as name, m.currency, nullif(btrim(l.vehicle), '') as vehicle,
      coalesce(m.site, (select i.id from store_site t join site i on i.id = t.site where t.store = m.store and i.country = m.country
        order by i.id limit 1)) as site,
      trim_scale(round((l.unit_price * l.qty - coalesce(l.discount, 0)) * (l.qty - l.cancelled_qty) / l.qty, 6))::text as income, (
        select json_agg(json_build_object('sku', k.id, 'code', k.sku, 'qty', p.qty, 'selling', k.sales_status) order by k.sku)
        from sales_order_piece p join sku k on k.id = p.sku where p.sales_order = m.id and p.line_no = l.line_no) as pieces
    from sales_order f
    cross join lateral (select f.id union all select c.id from sales_order c where c.merged_into = f.id) of
    join sales_order m on m.id = of.id join sales_order_lines l on l.record_id = m.id and l.qty > l.cancelled_qty
    where f.id = any(${[...orders]}::bigint[]) order by f.id, m.id, l.line_no`.execute(database);
  return rows.map(row => ({ ...row, pieces: row.pieces ?? [] }));
}

/** What the pieces of a line cost landed, as its price holds tax; undefined where that of one is not known, or it is sold off. */
async function landedOf(book: ProfitBook, { site, currency, pieces }: SoldLine): Promise<Decimal | undefined> {
  let all = '0' as Decimal;
  for (const { sku, qty, selling } of pieces) {
    const landed = site === null || selling === 'clearance' ? undefined : await landedCost(book, sku, site, 'fbm');
    const ratio = landed && book.rate(landed.currency, currency)?.ratio;
    if (!landed || !ratio) return undefined;
    const taxed = divide(multiply(landed.cost, add(hundred, landed.vatRate)), hundred, 12);
    all = add(all, scaled(multiply(taxed, String(qty) as Decimal), ratio, 12));
  }
  return pieces.length > 0 ? divide(all, '1' as Decimal, 2) : undefined;
}

/** [S9c] What a review looks at in orders: what their lines bring and cost, and whether the pieces fit the vehicles that buyers wrote. */
export async function reviewedLines(parts: RecordParts, orders: readonly number[]): Promise<ReadonlyMap<number, readonly ReviewedLine[]>> {
  const lines = await soldLines(parts.database, orders);
  const skus = lines.flatMap(({ pieces }) => pieces.map(({ sku }) => sku));
  const book = await profitBook(parts, [...new Set(skus)], todayOf(parts.caller));
  const named = lines.filter(({ vehicle }) => vehicle !== null).flatMap(({ pieces }) => pieces.map(({ sku }) => sku));
  const fitments = named.length === 0 ? undefined : await fitmentsOfSkus(parts.database, named);
  const reviewed = new Map<number, ReviewedLine[]>();
  for (const line of lines) {
    const { order, name, income, vehicle, pieces } = line;
    const unfit = vehicle === null ? undefined : pieces.find(({ sku }) => coversVehicle(fitments?.get(sku) ?? [], vehicle) === false);
    const found: ReviewedLine = {
      name,
      income,
      landed: await landedOf(book, line),
      unfit: unfit && vehicle !== null ? { vehicle, sku: unfit.code } : undefined,
    };
    reviewed.set(order, [...(reviewed.get(order) ?? []), found]);
  }
  return reviewed;
}
