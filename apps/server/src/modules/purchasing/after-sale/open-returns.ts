import type { RecordRow } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A line of an order in force by which an article came. */
export interface ArticleLine {
  readonly sku: number;
  readonly order: number;
  readonly orderLine: number;
  readonly received: number;
  readonly returned: number;
}

/** How many of the last orders of an article are looked through. */
const lastOrders = 20;

/** [R98] The lines by which articles came from the supplier that is named with them, by the article, the last order first. */
export async function linesOfArticles(
  database: Kysely<Tables>,
  articles: readonly RecordRow[],
): Promise<ReadonlyMap<number, readonly ArticleLine[]>> {
  const asked = JSON.stringify(articles.map(({ sku, supplier }) => ({ sku, supplier })));
  const { rows } = await sql<ArticleLine>`
    select a.sku, l.* from json_to_recordset(${asked}::json) as a (sku bigint, supplier bigint) cross join lateral (
      select o.id as "order", n.line_no + 1 as "orderLine", n.received_qty as received, n.returned_qty as returned
      from purchase_order_lines n join purchase_order o on o.id = n.record_id
      where n.sku = a.sku and o.supplier = a.supplier and n.received_qty > n.returned_qty and o.type <> 'rpl'
      order by o.effective_at desc nulls last, o.id desc, n.line_no limit ${lastOrders}) l`.execute(database);
  return Map.groupBy(rows, ({ sku }) => sku);
}

/** Pieces of an article that came by a return of a customer and that no record takes up. */
export interface OpenReturn {
  readonly [key: string]: number;
  readonly sku: number;
  readonly receipt: number;
  readonly qty: number;
}

/** [R97] The returns behind the articles of the list, by the article, the first that came first. */
export async function openReturns(
  database: Kysely<Tables>,
  articles: readonly RecordRow[],
): Promise<ReadonlyMap<number, readonly OpenReturn[]>> {
  const { rows } = await sql<OpenReturn>`
    select sku, receipt, qty from returned_piece where sku = any(${articles.map(({ id }) => id)}::bigint[])
    order by arrived_at, receipt`.execute(database);
  return Map.groupBy(rows, ({ sku }) => sku);
}
