import type { IntakeRequest, SaidOrder } from '@axle/orders';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What is kept of an order beside its record. */
export interface SaidOf {
  readonly id: number;
  readonly said: SaidOrder;
  readonly hidden: { readonly platform_updated_at: string | null; readonly buyer_key: string | null; readonly address_hash: string | null };
}

/** Keeps all that the platform said of orders so far, when it changed them, and by what their buyers and addresses are found. */
export async function noteSaid(database: Kysely<Tables>, orders: readonly SaidOf[]): Promise<void> {
  if (orders.length === 0) return;
  const rows = JSON.stringify(orders.map(({ id, said, hidden }) => ({ id, said, ...hidden })));
  await sql`
    update sales_order o set platform_updated_at = coalesce(g.platform_updated_at, o.platform_updated_at),
      buyer_key = coalesce(g.buyer_key, o.buyer_key), address_hash = coalesce(g.address_hash, o.address_hash)
    from json_to_recordset(${rows}::json) as g (id bigint, platform_updated_at timestamptz, buyer_key text, address_hash text)
    where o.id = g.id`.execute(database);
  await sql`
    insert into sales_order_said (sales_order, said)
    select g.id, g.said from json_to_recordset(${rows}::json) as g (id bigint, said jsonb)
    on conflict (sales_order) do update set said = excluded.said`.execute(database);
}

/** Notes moments at which the platform said the same again: what lies before them is older. */
export async function noteMoments(database: Kysely<Tables>, moments: ReadonlyMap<number, string>): Promise<void> {
  if (moments.size === 0) return;
  await sql`
    update sales_order o set platform_updated_at = g.at
    from unnest(${[...moments.keys()]}::bigint[], ${[...moments.values()]}::timestamptz[]) as g (id, at)
    where o.id = g.id and o.platform_updated_at is distinct from g.at`.execute(database);
}

/** Notes what a person has to decide; what is asked again says what was said last. */
export async function noteRequests(
  database: Kysely<Tables>,
  asked: readonly { readonly id: number; readonly kind: IntakeRequest; readonly said: SaidOrder }[],
  now: Date,
): Promise<void> {
  if (asked.length === 0) return;
  await sql`
    insert into sales_order_request as r (sales_order, store, kind, said, asked_at)
    select g.id, o.store, g.kind, g.said, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(asked)}::json) as g (id bigint, kind text, said jsonb) join sales_order o on o.id = g.id
    on conflict (sales_order, kind) where state = 'open' do update set said = excluded.said, asked_at = excluded.asked_at,
      version = r.version + 1`.execute(database);
}
