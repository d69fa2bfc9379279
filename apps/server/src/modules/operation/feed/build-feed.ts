import { createHash } from 'node:crypto';
import { ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import type { TargetOutcome } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { liesInScope } from '../../../platform/resources/query/data-scope.ts';
import { outOfScope } from '../../../platform/resources/record-refusals.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { feedPlan, offeredOf } from './feed-plan.ts';
import { type BuiltKind, type PrintedFeed, printedFeed } from './printed-feed.ts';
import { keepSent, sentOfStore } from './sent-rows.ts';

const unchanged: Refusal = { code: 'NOTHING_CHANGED', field: 'kind', message: text('没有变化', 'Nothing changed') };

/** Builds a feed of a store: its text is kept, its listings are submitted, and what the platform gets is known from then on. */
export const buildFeed: ActionHandler = ({ parts, input }) => {
  const [store, kind] = [Number(input['store']), input['kind'] as BuiltKind];
  if (!liesInScope(parts.resource, parts.caller, { store })) return Promise.resolve(refuse(outOfScope(parts.resource)));
  return inTransaction(parts.database, async (transaction): Promise<Result<readonly TargetOutcome[]>> => {
    await sql`select pg_advisory_xact_lock(hashtextextended('parts geek feed', ${store}))`.execute(transaction);
    const within = { ...parts, database: transaction };
    const records = await lockRows(transaction, within, offeredOf(store));
    const plan = await feedPlan(within, store, records);
    const before = new Map((await sentOfStore(transaction, store)).map(({ key, cells }) => [key, cells]));
    const feed = printedFeed(plan, kind, before);
    if (feed.rows.length + feed.removed.length === 0) return refuse(unchanged);
    const { id, feedNo } = await keepFeed(transaction, parts, store, kind, feed);
    await submit(within, store, { id, kind, feed }, before);
    return ok([{ id, name: feedNo }]);
  });
};

async function keepFeed(
  transaction: Transaction<Tables>,
  { caller }: RecordParts,
  store: number,
  kind: BuiltKind,
  { rows, added, changed, removed, content }: PrintedFeed,
): Promise<{ readonly id: number; readonly feedNo: string }> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const { rows: made } = await sql<{ id: number; feedNo: string }>`
    insert into parts_geek_feed (store, kind, rows, added, changed, removed, sha256, bytes, built_at, created_by, created_at)
    values (${store}, ${kind}, ${rows.length + removed.length}, ${added}, ${changed}, ${removed.length}, ${sha256},
      ${Buffer.byteLength(content)}, ${caller.now}, ${caller.access.userId}, ${caller.now})
    returning id, feed_no as "feedNo"`.execute(transaction);
  await sql`insert into parts_geek_feed_text (feed, content) values (${made[0]!.id}, ${content})`.execute(transaction);
  return made[0]!;
}

/** Notes what the platform gets, and leads the listings on: what is new or changed waits for its acknowledgement. */
async function submit(
  parts: RecordParts & { readonly database: Transaction<Tables> },
  store: number,
  { id, kind, feed }: { readonly id: number; readonly kind: BuiltKind; readonly feed: PrintedFeed },
  before: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const { database, caller } = parts;
  const isAsItWas = ({ key, cells }: PrintedFeed['rows'][number]) => cells.join('\t') === before.get(key)?.join('\t');
  await keepSent(
    database,
    store,
    feed.rows.map(({ key, sent: cells, before: { id: listing } }) => ({ key, cells, listing })),
    feed.removed.map(({ listing }) => listing),
  );
  const lastFeedAt = caller.now.toISOString();
  const changes = feed.rows.map(row => {
    // a feed of stock and prices does not ask the platform to take the listing again
    const state = kind === 'inventory' ? row.before['state'] : 'submitted';
    const led = isAsItWas(row) ? {} : { state, platformResult: undefined, errors: undefined, hasError: false };
    return { before: row.before, after: { ...row.after, ...led, lastFeed: id, lastFeedAt } };
  });
  await updateRows(database, parts, changes, { action: 'state', transition: 'feed' });
  const gone = new Set(feed.removed.map(({ listing }) => listing));
  const removed = await lockRows(database, parts, sql<boolean>`t.id = any(${[...gone]}::bigint[]) and t.state in ('inactive', 'ended')`);
  await updateRows(
    database,
    parts,
    removed.map(row => ({ before: row, after: { ...row, lastFeed: id, lastFeedAt } })),
    { action: 'update' },
  );
}
