import type { Refusal } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import { seenRows } from './query/data-scope.ts';
import { every } from './query/filter-condition.ts';
import { selectRows } from './query/select-rows.ts';
import type { RecordParts } from './record-parts.ts';
import { outOfScope } from './record-refusals.ts';

/** Why records could not be locked for their actor: each does not exist for them, or is one that they only look at. */
export async function refusalsOfUnlocked(parts: RecordParts, ids: readonly number[]): Promise<(id: number) => Refusal> {
  const { database, resource } = parts;
  if (ids.length === 0 || !resource.scopedBy?.alsoSeenBy) return () => notFound;
  const among = sql<boolean>`t.id = any(${ids.filter(Number.isSafeInteger)}::bigint[])`;
  const seen = new Set((await selectRows(database, resource, [], sql`where ${every([among, seenRows(parts)])}`)).map(({ id }) => id));
  return id => (seen.has(id) ? outOfScope(resource) : notFound);
}
