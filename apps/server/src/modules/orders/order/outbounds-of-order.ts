import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { NewOutbound } from '../../inventory/outbound/create-outbound.ts';

interface Row {
  readonly id: number;
  readonly warehouse: number;
  readonly channel: number | null;
  readonly order_no: string;
  readonly platform_order_id: string;
  readonly store: number;
  readonly country: number | null;
  readonly state: string | null;
  readonly city: string | null;
  readonly postcode: string | null;
  readonly address: string | null;
  readonly receiver: string | null;
  readonly phone: string | null;
  readonly ship_by: string | null;
  readonly lines: readonly { readonly sku: number; readonly qty: number; readonly ptSku: string | null; readonly reservationNo: string }[];
}

const some = <Value>(key: string, value: Value | null) => (value === null ? {} : { [key]: value });

/** An order to send, by its id, and the outbound orders that it becomes: one for each warehouse, each with what is reserved there. */
export interface OrderOutbounds {
  readonly hasCountry: boolean;
  readonly outbounds: readonly NewOutbound[];
}

const outboundOf = (row: Row): NewOutbound => ({
  outType: 'sale',
  sourceType: 'sales_order',
  sourceNo: row.order_no,
  platformOrderNo: row.platform_order_id,
  store: row.store,
  warehouse: row.warehouse,
  country: row.country ?? 0,
  ...some('channel', row.channel),
  ...some('state', row.state),
  ...some('city', row.city),
  ...some('postcode', row.postcode),
  ...some('address', row.address),
  ...some('receiver', row.receiver),
  ...some('phone', row.phone),
  ...some('shipBy', row.ship_by),
  lines: row.lines.map(({ sku, qty, ptSku, reservationNo }) => ({ sku, qty, reservationNo, ...some('ptSku', ptSku) })),
});

/** What some allocated orders become in their warehouses, with the pieces of those that were merged into them. */
export async function outboundsOfOrders(database: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, OrderOutbounds>> {
  const { rows } = await sql<Row>`
    select f.id, p.warehouse, coalesce(max(c.channel), max(f.channel)) as channel, f.order_no, f.platform_order_id, f.store, f.country,
      f.state, f.city, f.postcode, nullif(concat_ws(', ', f.line1, f.line2), '') as address, f.receiver, f.phone,
      f.latest_ship_at as ship_by,
      jsonb_agg(jsonb_build_object('sku', p.sku, 'qty', p.qty, 'ptSku', l.seller_sku, 'reservationNo', p.reservation_no)
        order by o.id, p.line_no, p.sku) as lines
    from sales_order f join sales_order o on o.id = f.id or o.merged_into = f.id join sales_order_piece p on p.sales_order = o.id
    left join sales_order_lines l on l.record_id = o.id and l.line_no = p.line_no
    left join sales_order_candidates c on c.record_id = f.id and c.warehouse = p.warehouse
    where f.id = any(${[...ids]}::bigint[]) and p.reservation_no is not null and p.shipped_qty = 0
    group by f.id, p.warehouse order by f.id, p.warehouse`.execute(database);
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [
      id,
      { hasCountry: own.every(({ country }) => country !== null), outbounds: own.map(outboundOf) },
    ]),
  );
}
