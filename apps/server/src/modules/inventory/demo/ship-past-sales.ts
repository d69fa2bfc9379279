import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PastSale } from './plan-past-sales.ts';
import { postPastSales } from './post-past-sales.ts';

const hour = 3_600_000;

/** How the sources of past outbound orders begin until their sales orders are there. */
export const pastSource = 'PAST-';

/**
 * Books out what customers bought, by an outbound order each that has left. The sales orders are made of them later, when their listings
 * are there.
 */
export async function shipPastSales(
  transaction: Transaction<Tables>,
  by: number,
  { warehouse, country, code }: { readonly warehouse: number; readonly country: number; readonly code: string },
  sales: readonly PastSale[],
): Promise<void> {
  if (sales.length === 0) return;
  const asked = sales.map(({ store, boughtAt, shippedAt, parts }, at) => ({
    source: `${pastSource}${code}-${shippedAt.getTime()}-${at}`,
    store,
    at: shippedAt,
    askedAt: boughtAt,
    due: new Date(shippedAt.getTime() + 20 * hour),
    parts,
  }));
  const { rows } = await sql<{ source: string; no: string }>`
    with
      asked as (select * from jsonb_to_recordset(${JSON.stringify(asked)}) as t (source text, store bigint, at timestamptz,
        "askedAt" timestamptz, due timestamptz, parts jsonb)),
      made as (
        insert into outbound (out_type, source_type, source_no, store, warehouse, country, ship_by, status, shipped_at, version, created_by,
          created_at, updated_by, updated_at)
        select 'sale', 'sales_order', source, store, ${warehouse}, ${country}, due, 'shipped', at, 2, ${by}, "askedAt", ${by}, at
        from asked order by at, source returning id, source_no, outbound_no, created_at, shipped_at
      ),
      lines as (
        insert into outbound_lines (record_id, line_no, sku, qty, allocated, picked, packed, shipped)
        select m.id, p.line, (p.part ->> 'sku')::bigint, q.qty, q.qty, q.qty, q.qty, q.qty
        from made m join asked a on a.source = m.source_no cross join jsonb_array_elements(a.parts) with ordinality as p (part, line)
        cross join lateral (select (p.part ->> 'qty')::integer as qty) q
      ),
      history as (
        insert into audit_log (entity, record_id, action, version, by_user, at, changes, transition)
        select 'outbound', m.id, h.action, h.version, ${by}::bigint, case h.version when 1 then m.created_at else m.shipped_at end,
          h.changes::jsonb, h.transition
        from made m cross join (values ('add', 1, '[]', null),
          ('state', 2, '[{"field": "status", "before": "pending", "after": "shipped"}]', 'ship'))
          as h (action, version, changes, transition)
      )
    select source_no as source, outbound_no as no from made`.execute(transaction);
  const numbers = new Map(rows.map(({ source, no }) => [source, no]));
  const shipped = asked.map(({ source, at, parts }) => ({ docNo: numbers.get(source)!, at, parts }));
  await postPastSales(transaction, warehouse, by, shipped);
}
