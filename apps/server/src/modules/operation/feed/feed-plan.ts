import { diffFeed, type FeedRow, feedKey, listingRefusals, printCells } from '@axle/operation';
import type { Refusal } from '@axle/kernel';
import { fieldsOf, type RecordRow, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { feedColumns, type StoredColumn } from './feed-columns.ts';
import { fitmentsOf } from './fitments-of.ts';
import { ruledQty } from './ruled-qty.ts';
import { sentOfStore, type SentRow } from './sent-rows.ts';

/** A listing as a feed would print it. */
export interface PlannedRow extends FeedRow {
  readonly before: RecordRow;
  readonly after: RecordValues;
}

/** What a feed of a store would hold. */
export interface FeedPlan {
  readonly columns: readonly StoredColumn[];
  readonly add: readonly PlannedRow[];
  readonly change: readonly PlannedRow[];
  readonly same: readonly PlannedRow[];
  readonly remove: readonly SentRow[];
  readonly blocked: readonly { readonly record: RecordRow; readonly refusal: Refusal }[];
}

/** States in which listings go into feeds. */
const offered = ['pending', 'submitted', 'active'] as const;

/** The condition for what of a store goes into feeds. */
export const offeredOf = (store: number) => sql<boolean>`t.store = ${store} and t.state = any(${offered}::text[])`;

/** Reads what a feed of a store may hold without locking it. */
export const seenListings = (parts: RecordParts, store: number): Promise<readonly RecordRow[]> =>
  selectRows(
    parts.database,
    parts.resource,
    Object.keys(fieldsOf(parts.resource)),
    sql`where ${seenRows(parts)} and ${offeredOf(store)} order by t.id`,
  );

/** [O3a] What came, changed and went since the last feed of a store, and what stands against some listings. */
export async function feedPlan(parts: RecordParts, store: number, records: readonly RecordRow[]): Promise<FeedPlan> {
  const { database } = parts;
  const columns = await feedColumns(database);
  const quantities = await ruledQty(database, records);
  const fitments = await fitmentsOf(
    database,
    records.flatMap(({ sku }) => (sku === undefined ? [] : [Number(sku)])),
  );
  const last = await sentOfStore(database, store);
  const blocked: { readonly record: RecordRow; readonly refusal: Refusal }[] = [];
  const rows: PlannedRow[] = [];
  for (const [at, before] of records.entries()) {
    const after = { ...before, qty: quantities[at] };
    const [refusal] = listingRefusals({ ...before, fitmentCount: fitments.get(Number(before['sku'])) ?? 0 });
    if (refusal) blocked.push({ record: before, refusal });
    const key = feedKey(store, String(before['brandName']), String(before['partNumber']));
    if (!refusal) rows.push({ key, cells: printCells(columns, after), before, after });
  }
  const held = new Set(blocked.map(({ record }) => record.id));
  const compared = last.filter(({ listing }) => !held.has(listing));
  const { add, change, remove } = diffFeed(compared, rows);
  const moved = new Set([...add, ...change]);
  return { columns, add, change, remove, blocked, same: rows.filter(row => !moved.has(row)) };
}
