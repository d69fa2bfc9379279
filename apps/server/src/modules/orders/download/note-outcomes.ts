import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { IntakeOutcome } from '../intake/take-orders.ts';
import type { UnreadOrder } from './order-source.ts';

/** Which download brought what. */
export interface Bringer {
  readonly id: number;
  readonly platform: string;
  readonly store: number;
}

/** Notes which orders a download brought; what a lost worker stored before stays as it was noted then. */
export async function noteBrought(database: Kysely<Tables>, { id }: Bringer, outcomes: readonly IntakeOutcome[]): Promise<void> {
  const brought = outcomes.filter(({ outcome }) => outcome !== 'skipped');
  await sql`
    insert into order_download_order (download, platform_order_id, outcome)
    select ${id}::bigint, g.number, g.outcome from unnest(${brought.map(({ orderId }) => orderId.slice(0, 64))}::text[],
      ${brought.map(({ outcome }) => outcome)}::text[]) as g (number, outcome)
    on conflict do nothing`.execute(database);
}

/** Keeps what could not be taken in, each order once: what fails again counts up. */
export async function noteFailures(
  database: Kysely<Tables>,
  { id, platform, store }: Bringer,
  unread: readonly UnreadOrder[],
): Promise<void> {
  if (unread.length === 0) return;
  const rows = unread.map(({ orderId, refusal, raw }) => ({
    number: orderId.slice(0, 64),
    code: refusal.code,
    message: `${refusal.message.zh} / ${refusal.message.en}`.slice(0, 500),
    raw: raw.slice(0, 100_000),
  }));
  await sql`
    insert into order_failure as f (download, platform, store, platform_order_id, code, message, raw)
    select distinct on (g.number) ${id}::bigint, ${platform}, ${store}::bigint, g.number, g.code, g.message, g.raw
    from json_to_recordset(${JSON.stringify(rows)}::json) as g (number text, code text, message text, raw text)
    on conflict (store, platform_order_id) where status = 'open' do update set download = excluded.download, code = excluded.code,
      message = excluded.message, raw = excluded.raw, retries = f.retries + 1, version = f.version + 1, updated_at = now()`.execute(
    database,
  );
}

/** What was taken in at last is no failure any more. */
export const solveFailures = (database: Kysely<Tables>, store: number, numbers: readonly string[]) =>
  sql`update order_failure set status = 'solved', version = version + 1, updated_at = now()
    where store = ${store} and status = 'open' and platform_order_id = any(${[...numbers]}::text[])`.execute(database);
