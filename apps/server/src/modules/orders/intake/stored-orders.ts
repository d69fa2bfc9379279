import type { PlatformOrder, StoredOrder } from '@axle/orders';
import type { RecordRow } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import type { IntakePlace } from './intake-place.ts';

/** An order as it stands: what intake is planned against, and its record, locked. */
export interface LockedOrder {
  /** Without what the platform said of an order that did not come from it. */
  readonly stored: Omit<StoredOrder, 'said'> & { readonly said: PlatformOrder | undefined };
  readonly record: RecordRow;
}

/** Tags by which people note that a parcel left without us. */
const outside = ['SHIPPED OUTSIDE', '外部发货'];

/** The stored orders that payloads of a shop speak of, by the platform's number; parts of split ones are left alone. */
export async function storedOrders(
  database: Kysely<Tables>,
  parts: RecordParts,
  { store, platform }: IntakePlace,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, LockedOrder>> {
  const records = await lockRows(
    database,
    parts,
    sql<boolean>`t.platform = ${platform} and t.store = ${store} and t.platform_order_id = any(${[...numbers]}::text[])
      and t.split_from is null`,
  );
  const { rows } = await sql<{ id: number; said: PlatformOrder | null; at: Date | string | null; leads: boolean }>`
    select o.id, s.said, o.platform_updated_at as at, exists (select from sales_order c where c.merged_into = o.id) as leads
    from sales_order o left join sales_order_said s on s.sales_order = o.id
    where o.id = any(${records.map(({ id }) => id)}::bigint[])`.execute(database);
  const said = new Map(rows.map(row => [row.id, row]));
  return new Map(
    records.map(record => {
      const known = said.get(record.id);
      return [
        String(record['platformOrderId']),
        { record, stored: { ...storedOf(record, known?.said ?? undefined, known?.at ?? null), leads: known?.leads === true } },
      ] as const;
    }),
  );
}

function storedOf(record: RecordRow, said: PlatformOrder | undefined, at: Date | string | null): LockedOrder['stored'] {
  const tags = (record['tags'] ?? []) as readonly string[];
  const code = record['abnormalCode'];
  return {
    status: record['status'] as StoredOrder['status'],
    said,
    sent: record['waybillNo'] !== undefined || tags.some(tag => outside.includes(tag.toUpperCase())),
    ...(typeof code === 'string' ? { abnormalCode: code } : {}),
    ...(at === null ? {} : { updatedAt: new Date(at).toISOString() }),
  };
}
