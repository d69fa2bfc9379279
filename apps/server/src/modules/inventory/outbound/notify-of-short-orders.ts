import { regrouped } from '@axle/page-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { sendMessage } from '../../../platform/notifications/send-message.ts';
import { subscribersOf } from '../../../platform/notifications/subscribers.ts';
import { firstOf } from '../../../platform/notifications/first-of.ts';

interface ShortOrder {
  readonly id: number;
  readonly outbound_no: string;
  readonly code: string;
  readonly name_zh: string;
  readonly name_en: string;
}

/** Most orders of a warehouse that one look notifies of. */
const atOnce = 500;

/**
 * Notifies the subscribers of each warehouse of the orders that became short of stock, with one message per warehouse; of each order
 * once until it is no longer short. Holding an order does not change that.
 */
export async function notifyOfShortOrders(database: Kysely<Tables>, registry: Registry, now: Date): Promise<void> {
  await sql`
    delete from outbound_short_notified t using outbound o
    where o.id = t.outbound and o.status <> 'short' and coalesce(o.held_from, '') <> 'short'`.execute(database);
  const { rows } = await sql<{ warehouse: number }>`
    select distinct o.warehouse from outbound o
    where o.status = 'short' and not exists (select from outbound_short_notified t where t.outbound = o.id) order by o.warehouse`.execute(
    database,
  );
  for (const { warehouse } of rows)
    await database.transaction().execute(async transaction => notify(transaction, warehouse, registry, now));
}

async function notify(transaction: Transaction<Tables>, warehouse: number, registry: Registry, now: Date): Promise<void> {
  const { rows } = await sql<ShortOrder>`
    with notified as (
      insert into outbound_short_notified (outbound, notified_at)
      select o.id, ${now}::timestamptz from outbound o
      where o.status = 'short' and o.warehouse = ${warehouse} and not exists (select from outbound_short_notified t where t.outbound = o.id)
      order by o.priority, o.ship_by, o.id limit ${atOnce} on conflict do nothing returning outbound)
    select o.id, o.outbound_no, w.code, w.name_zh, w.name_en
    from notified n join outbound o on o.id = n.outbound join warehouse w on w.id = o.warehouse
    order by o.priority, o.ship_by, o.id`.execute(transaction);
  const [first, ...others] = rows;
  if (!first) return;
  await sendMessage(transaction, {
    event: 'order.short',
    receivers: await subscribersOf(
      transaction,
      { page: 'logoutStock', record: { warehouse }, targets: [{ kind: 'warehouse', target: warehouse }] },
      { registry, now },
    ),
    object: first.outbound_no,
    values: {
      'warehouse.name': `${first.code} ${first.name_zh}`,
      'order.count': String(rows.length),
      'order.nos': firstOf(rows.map(row => regrouped(row.outbound_no))),
    },
    english: { 'warehouse.name': `${first.code} ${first.name_en}` },
    ...(others.length === 0 ? { record: first.id } : {}),
    now,
  });
}
