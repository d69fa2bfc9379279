import { type Kysely, sql, type Transaction } from 'kysely';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { firstOf } from '../../../platform/notifications/first-of.ts';
import { sendMessage } from '../../../platform/notifications/send-message.ts';
import { subscribersOf } from '../../../platform/notifications/subscribers.ts';

interface ShortReservation {
  readonly sku: string;
  readonly lacking: number;
  readonly code: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly reservation: number | null;
}

/** Most SKUs of a warehouse that one look notifies of. */
const atOnce = 500;

/**
 * [M6] Notifies the subscribers of each warehouse of the SKUs of which facts left less than is reserved, by one message a warehouse; of
 * each SKU once until its reservations can be kept again.
 */
export async function notifyOfShortReservations(database: Kysely<Tables>, registry: Registry, now: Date): Promise<void> {
  await sql`
    delete from reservation_short_notified t
    where not exists (select from stock_item i where i.warehouse = t.warehouse and i.sku = t.sku and i.unallocated > i.available)`.execute(
    database,
  );
  const { rows } = await sql<{ warehouse: number }>`
    select distinct i.warehouse from stock_item i
    where i.unallocated > i.available and not exists (select from reservation_short_notified t where t.warehouse = i.warehouse
    and t.sku = i.sku)
    order by i.warehouse`.execute(database);
  for (const { warehouse } of rows)
    await database.transaction().execute(async transaction => notify(transaction, warehouse, registry, now));
}

async function notify(transaction: Transaction<Tables>, warehouse: number, registry: Registry, now: Date): Promise<void> {
  const { rows } = await sql<ShortReservation>`
    with notified as (
      insert into reservation_short_notified (warehouse, sku, notified_at)
      select i.warehouse, i.sku, ${now}::timestamptz from stock_item i
      where i.unallocated > i.available and i.warehouse = ${warehouse}
        and not exists (select from reservation_short_notified t where t.warehouse = i.warehouse and t.sku = i.sku)
      order by i.sku limit ${atOnce} on conflict do nothing returning warehouse, sku)
    select k.sku, (i.unallocated - i.available)::integer as lacking, w.code, w.name_zh, w.name_en,
      (select min(r.id) from stock_reservation r where r.warehouse = i.warehouse and r.sku = i.sku and r.qty_open > 0) as reservation
    from notified join stock_item i on i.warehouse = notified.warehouse and i.sku = notified.sku join sku k on k.id = i.sku join warehouse w
    on w.id = i.warehouse
    order by k.sku`.execute(transaction);
  const [first, ...others] = rows;
  if (!first) return;
  const record = others.length === 0 ? first.reservation : null;
  await sendMessage(transaction, {
    event: 'reservation.short',
    receivers: await subscribersOf(
      transaction,
      { page: 'stockReservation', record: { warehouse }, targets: [{ kind: 'warehouse', target: warehouse }] },
      { registry, now },
    ),
    object: `${first.code}/${first.sku}`,
    values: {
      'warehouse.name': `${first.code} ${first.name_zh}`,
      'sku.count': String(rows.length),
      'sku.codes': firstOf(rows.map(({ sku, lacking }) => `${sku} −${lacking}`)),
    },
    english: { 'warehouse.name': `${first.code} ${first.name_en}` },
    ...(record === null ? {} : { record }),
    now,
  });
}
