import { type Kysely, sql } from 'kysely';
import type { Refusal } from '@axle/kernel';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ClaimedDownload } from './claim-download.ts';

/** Tries after which a download has failed, and minutes before each further one. */
const [mostTries, minutesBetween] = [3, 5];

/** Ends a download that came through: how many orders it brought, by what was noted with them. */
export async function endDownload(
  database: Kysely<Tables>,
  { id, store, kind, from, file }: ClaimedDownload,
  { pulled, pages, first }: { readonly pulled: number; readonly pages: number; readonly first: Refusal | undefined },
  now: Date,
): Promise<void> {
  const error = first === undefined ? null : `${first.message.zh} / ${first.message.en}`.slice(0, 500);
  await sql`
    with brought as (
      select count(*) filter (where outcome = 'created')::integer as created, count(*) filter (where outcome =
        'updated')::integer as updated,
        count(*) filter (where outcome = 'failed')::integer as failed from order_download_order where download = ${id})
    update order_download d set pulled = ${pulled}, pages = ${pages}, created = b.created, updated = b.updated, failed = b.failed,
      skipped = greatest(${pulled} - b.created - b.updated - b.failed, 0), error_code = ${first?.code ?? null}, error = ${error},
      status = case when b.failed > 0 then 'partial' else 'success' end, lease_until = null, due_at = null,
      ended_at = ${now}::timestamptz, seconds = greatest(extract(epoch from ${now}::timestamptz - d.started_at), 0)::integer,
      version = d.version + 1, updated_at = ${now}::timestamptz
    from brought b where d.id = ${id} and d.status = 'running'`.execute(database);
  await sql`
    update order_download f set repaired = true from order_download d
    where d.id = ${id} and f.store = d.store and f.kind = d.kind and f.id <> d.id and f.status = 'failed' and not f.repaired
      and (f.id = d.retry_of or f.file is null and d.file is null and f.from_at >= d.from_at and f.to_at <= d.to_at)`.execute(database);
  if (!file) await workOutGaps(database, store, kind, from);
}

/** Ends a download that did not come through: it is tried again, unless that would not help, or it was the third time. */
export async function failDownload(
  database: Kysely<Tables>,
  { id, tries, store, kind, from, file }: ClaimedDownload,
  refusal: Refusal,
  { isFinal, now, after }: { readonly isFinal: boolean; readonly now: Date; readonly after?: Date },
): Promise<void> {
  const ends = isFinal || tries >= mostTries;
  const due = after ?? new Date(now.getTime() + minutesBetween * 60_000);
  await sql`
    update order_download set status = ${ends ? 'failed' : 'queued'}, due_at = ${ends ? null : due}::timestamptz, lease_until = null,
      error_code = ${refusal.code}, error = ${`${refusal.message.zh} / ${refusal.message.en}`.slice(0, 500)},
      ended_at = ${now}::timestamptz, seconds = greatest(extract(epoch from ${now}::timestamptz - started_at), 0)::integer,
      version = version + 1, updated_at = ${now}::timestamptz
    where id = ${id} and status = 'running'`.execute(database);
  if (!file) await workOutGaps(database, store, kind, from);
}

/** Works out the gaps of a shop's downloads that begin with a moment or later: minutes back to what was fetched before them. */
const workOutGaps = (database: Kysely<Tables>, store: number, kind: string, from: Date) =>
  sql`
  update order_download d set gap = g.gap from (
    select n.id, (select greatest(ceil(extract(epoch from n.from_at - max(p.to_at)) / 60), 0)::integer from order_download p
      where p.store = n.store and p.kind = n.kind and p.file is null and p.status in ('success', 'partial')
        and p.from_at < n.from_at) as gap
    from order_download n where n.store = ${store} and n.kind = ${kind} and n.file is null and n.from_at >= ${from}::timestamptz) g
  where d.id = g.id and d.gap is distinct from g.gap`.execute(database);
