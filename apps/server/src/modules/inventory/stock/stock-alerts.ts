import { ok } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';
import { sendMessage } from '../../../platform/notifications/send-message.ts';
import { subscribersOf } from '../../../platform/notifications/subscribers.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';

/** Sets the minimum available stock of SKUs in their warehouses; a minimum of 0 removes the alert. */
export const setAlert: ActionHandler = async ({ parts, targets, input }) =>
  inTransaction(parts.database, async transaction => {
    const { caller } = parts;
    const ids = targets.map(({ id }) => id);
    const least = Number(input['minQty']);
    const { rows } = await sql<{ id: number; sku_code: string }>`
      select t.id, t.sku_code from stock_item_list t where t.id = any(${ids}::bigint[]) and ${seenRows(parts)}`.execute(transaction);
    const found = new Map(rows.map(({ id, sku_code: name }) => [id, name]));
    const items = sql`(select warehouse, sku from stock_item where id = any(${[...found.keys()]}::bigint[]))`;
    if (least === 0) await sql`delete from stock_alert where (warehouse, sku) in ${items}`.execute(transaction);
    else
      await sql`
        insert into stock_alert (warehouse, sku, min_qty, set_by, set_at)
        select warehouse, sku, ${least}::integer, ${caller.access.userId}::bigint, ${caller.now}::timestamptz from ${items} i
        on conflict (warehouse, sku) do update set min_qty = excluded.min_qty, notified_at = null, set_by = excluded.set_by,
        set_at = excluded.set_at`.execute(transaction);
    return ok(ids.map(id => ({ id, name: found.get(id) ?? String(id), ...(found.has(id) ? {} : { refusal: notFound }) })));
  });

interface Short {
  readonly id: number;
  readonly sku_code: string;
  readonly warehouse: string;
  readonly lacking: number;
  readonly item: number;
  readonly place: number;
  readonly set_by: number;
}

/** Notifies the subscribers of a warehouse, and the user who set the alert, of SKUs below their minimum; once until they recover. */
export async function notifyOfLowStock(database: Kysely<Tables>, registry: Registry, now: Date): Promise<void> {
  await sql`
    update stock_alert a set notified_at = null from stock_item i
    where i.warehouse = a.warehouse and i.sku = a.sku and a.notified_at is not null and i.available - i.unallocated >= a.min_qty`.execute(
    database,
  );
  const { rows } = await sql<{ id: number }>`
    select a.id from stock_alert a join stock_item i on i.warehouse = a.warehouse and i.sku = a.sku
    where a.notified_at is null and i.available - i.unallocated < a.min_qty order by a.id limit 500`.execute(database);
  for (const { id } of rows) await database.transaction().execute(async transaction => notify(transaction, id, registry, now));
}

async function notify(transaction: Transaction<Tables>, alert: number, registry: Registry, now: Date): Promise<void> {
  const { rows } = await sql<Short>`
    with notified as (update stock_alert set notified_at = ${now} where id = ${alert} and notified_at is null returning *)
    select a.id, k.sku as sku_code, w.code as warehouse, (a.min_qty - i.available + i.unallocated)::integer as lacking, i.id as item,
    a.warehouse as place, a.set_by
    from notified a join stock_item i on i.warehouse = a.warehouse and i.sku = a.sku join sku k on k.id = a.sku join warehouse w
    on w.id = a.warehouse`.execute(transaction);
  const [found] = rows;
  if (!found) return;
  await sendMessage(transaction, {
    event: 'stock.short',
    receivers: await subscribersOf(
      transaction,
      {
        page: 'stockBalance',
        record: { warehouse: found.place },
        targets: [{ kind: 'warehouse', target: found.place }],
        also: [found.set_by],
      },
      { registry, now },
    ),
    object: `${found.warehouse}/${found.sku_code}`,
    values: { 'sku.code': found.sku_code, 'warehouse.name': found.warehouse, quantity: String(found.lacking) },
    page: 'stockBalance',
    record: found.item,
    now,
  });
}

/** SKUs that are below the least that was set for them. */
export const stockBelowLeast: TodoSource = {
  key: 'stockBelowLeast',
  title: { zh: '低于预警的库存', en: 'Stock below minimum' },
  next: { zh: '补货或调拨，预警不合理就“{setAlert}”', en: 'Reorder or transfer; use {setAlert} if the minimum is wrong' },
  page: 'stockBalance',
  tab: 'low',
  filters: () => [],
};
