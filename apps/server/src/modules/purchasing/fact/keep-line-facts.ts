import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { lineFacts } from './line-facts.ts';

/** What is kept of a line beside what its comparison with other purchases came to. */
const columns = [
  'purchase_order',
  'supplier',
  'buyer',
  'company_entity',
  'sku',
  'currency',
  'effective_on',
  'qty',
  'net',
  'net_cny',
  'open_qty',
  'open_net',
  'open_net_cny',
  'transit_qty',
  'transit_net',
  'transit_net_cny',
  'due',
  'counts_from',
  'wanted',
  'in_time',
  'on_time',
  'in_full',
  'cause',
  'reason',
] as const;

/** What other purchases of the SKU are compared with. */
const bought = ['sku', 'effective_on', 'qty', 'net', 'net_cny'] as const;

const listed = (table: string, names: readonly string[]) => sql.join(names.map(name => sql.ref(`${table}.${name}`)));

/**
 * [R91] Keeps what the lines of some orders count for. A line whose purchase changed is to be compared again, as are those of the SKU where
 * one is gone.
 */
export async function keepLineFacts(database: Kysely<Tables>, orders: readonly number[]): Promise<void> {
  const facts = await lineFacts(database, orders);
  await sql`
    insert into order_line_fact as f (line, ${sql.join(columns.map(name => sql.ref(name)))})
    select n.line, ${listed('n', columns)} from json_populate_recordset(null::order_line_fact, ${JSON.stringify(facts)}::json) n
    on conflict (line) do update set
      ${sql.join(columns.map(name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))},
      compared = f.compared and (${listed('f', bought)}) is not distinct from (${listed('excluded', bought)})`.execute(database);
  await sql`
    with gone as (
      delete from order_line_fact f where f.purchase_order = any(${orders}::bigint[])
        and f.line not in (select n.line from json_to_recordset(${JSON.stringify(facts)}::json) as n (line bigint)) returning f.sku)
    update order_line_fact f set compared = false from gone where f.sku = gone.sku`.execute(database);
}
