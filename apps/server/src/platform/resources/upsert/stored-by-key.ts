import { foldSpelling } from '@axle/kernel';
import { fieldsOf, type RecordRow, type RecordValues, type Resource } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { changedRows } from '../query/data-scope.ts';
import { sameField } from '../query/columns.ts';
import { every } from '../query/filter-condition.ts';
import { selectRows } from '../query/select-rows.ts';
import type { RecordParts } from '../record-parts.ts';
import { lockById } from '../writes/lock-rows.ts';
import { recordSet } from '../writes/record-set.ts';

/** The fields that an import matches by: those of the first unique key. */
export const keyFields = (resource: Resource): readonly string[] => resource.unique[0]?.fields ?? [];

/** What a record is known by: the values of its first unique key, folding texts without case. */
export const keyOf = (resource: Resource, values: RecordValues): string =>
  JSON.stringify(
    keyFields(resource).map(key => {
      const field = resource.fields[key];
      const value = values[key] ?? null;
      return typeof value === 'string' && field?.kind === 'text' && field.fold ? foldSpelling(value) : value;
    }),
  );

/** The stored records of some keys. */
export interface StoredRecords {
  readonly byKey: ReadonlyMap<string, RecordRow>;
  /** Keys of records that the actor may not change. */
  readonly unseen: ReadonlySet<string>;
}

/** Finds the records that hold these keys, in one query for all, and locks them where they are to be changed. */
export async function storedByKey(
  database: Kysely<Tables>,
  parts: RecordParts,
  rows: readonly RecordValues[],
  lock: boolean,
): Promise<StoredRecords> {
  const { resource } = parts;
  const found = await idsByKey(database, resource, rows);
  if (found.length === 0) return { byKey: new Map(), unseen: new Set() };
  const ids = found.map(({ id }) => id);
  const records = lock
    ? await lockById(database, parts, ids)
    : await selectRows(
        database,
        resource,
        Object.keys(fieldsOf(resource)),
        sql`where ${every([sql<boolean>`t.id = any(${ids}::bigint[])`, changedRows(parts)])}`,
      );
  const seen = new Set(records.map(({ id }) => id));
  const limited = resource.scopedBy !== undefined || parts.only !== undefined;
  return {
    byKey: new Map(records.map(record => [keyOf(resource, record), record])),
    unseen: new Set(limited ? found.filter(({ id }) => !seen.has(id)).map(({ key }) => key) : []),
  };
}

/** The ids of the records that hold these keys, regardless of who may see them, in one query. */
export async function idsByKey(
  database: Kysely<Tables>,
  resource: Resource,
  rows: readonly RecordValues[],
): Promise<readonly { readonly key: string; readonly id: number }[]> {
  const keys = keyFields(resource);
  const asked = [...new Map(rows.map(values => [keyOf(resource, values), values])).entries()];
  if (asked.length === 0 || keys.length === 0) return [];
  const same = keys.map(key => sameField(key, fieldsOf(resource)[key]!, 's', 'k'));
  const set = recordSet(
    resource,
    keys,
    'k',
    asked.map(([, values], index) => ({ ...values, id: index })),
  );
  const { rows: found } = await sql<{ asked: number; id: number }>`
    select k.id as asked, s.id from ${set} join ${sql.table(resource.table)} as s on ${sql.join(same, sql` and `)}`.execute(database);
  return found.map(({ asked: at, id }) => ({ key: asked[at]![0], id }));
}
