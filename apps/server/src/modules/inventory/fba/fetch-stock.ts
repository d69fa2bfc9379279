import { sql } from 'kysely';
import type { FetchOfDay } from '../../system/shop-sync/sync-kind.ts';
import { sandboxStock } from './sandbox-stock.ts';

/** The columns of a snapshot beside its key. */
const columns = [
  'fnsku',
  'asin',
  'title',
  'condition',
  'fulfillable',
  'reserved',
  'reserved_orders',
  'reserved_transfers',
  'reserved_processing',
  'inbound_working',
  'inbound_shipped',
  'inbound_receiving',
  'unfulfillable',
  'customer_damaged',
  'warehouse_damaged',
  'distributor_damaged',
  'carrier_damaged',
  'defective',
  'expired',
  'researching',
].map(name => sql.ref(name));

/** Fetches what Amazon has of a shop's goods, as a snapshot of the day. What people imported for the day stays. */
export const fetchStock: FetchOfDay = async (transaction, { store, day }) => {
  const rows = await sandboxStock(transaction, store, day);
  const own = (table: string) => sql.join(columns.map(name => sql`${sql.ref(table)}.${name}`));
  const { rows: kept } = await sql<{ added: boolean }>`
    insert into fba_stock as s (store, snapshot_at, site, msku, ${sql.join(columns)})
    select ${store}::bigint, ${day}::date, g.site, g.msku, ${own('g')}
    from json_populate_recordset(null::fba_stock, ${JSON.stringify(rows)}::json) as g
    on conflict (store, site, msku, snapshot_at, country) do update set (${sql.join(columns)}, version, updated_at) = (${own('excluded')},
    s.version + 1, now())
      where s.created_by is null and s.updated_by is null and (${own('s')}) is distinct from (${own('excluded')})
    returning xmax = 0 as added`.execute(transaction);
  return { rowsIn: rows.length, rowsNew: kept.filter(({ added }) => added).length };
};
