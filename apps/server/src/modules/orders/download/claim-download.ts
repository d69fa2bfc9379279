import { type Kysely, sql } from 'kysely';
import type { HeldFile } from '@axle/page-kit';
import type { OrderPlatform } from '@axle/orders';
import type { Tables } from '../../../platform/database/tables.ts';

/** A download that a worker has. */
export interface ClaimedDownload {
  readonly id: number;
  readonly platform: OrderPlatform;
  readonly store: number;
  readonly owner: number;
  readonly kind: 'orders' | 'updates' | 'cancellations' | 'tracking';
  readonly from: Date;
  readonly to: Date;
  readonly tries: number;
  readonly by: number | null;
  readonly file: readonly HeldFile[] | null;
}

/** How long a worker may be silent; one that is silent longer is lost, and another one takes its download over. */
const lease = sql<string>`now() + interval '2 minutes'`;

/** Takes a download for a worker: one that waits and is due, or that a lost worker left. Undefined where another one has it. */
export async function claimDownload(database: Kysely<Tables>, id: number, now: Date): Promise<ClaimedDownload | undefined> {
  const { rows } = await sql<Omit<ClaimedDownload, 'from' | 'to'> & { from: string; to: string }>`
    update order_download d set status = 'running', lease_until = ${lease}, started_at = ${now}::timestamptz, tries = d.tries + 1,
      version = d.version + 1, updated_at = ${now}::timestamptz
    from store s where d.id = ${id} and s.id = d.store
      and (d.status = 'queued' and coalesce(d.due_at <= ${now}::timestamptz, true) or d.status = 'running' and d.lease_until < now())
    returning d.id, d.platform, d.store, s.owner, d.kind, d.from_at as "from", d.to_at as "to", d.tries, d.created_by as "by",
      d.file`.execute(database);
  const [row] = rows;
  return row && { ...row, from: new Date(row.from), to: new Date(row.to) };
}

/** Shows a sign of life of a download. */
export const renewDownload = (database: Kysely<Tables>, id: number) =>
  sql`update order_download set lease_until = ${lease} where id = ${id} and status = 'running'`.execute(database);
