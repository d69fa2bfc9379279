import { hasStatus, type RecordRow, type RecordValues, type Resource, snakeCase } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { comparedColumn } from '../query/columns.ts';
import { recordChanges, ownValues } from './record-changes.ts';
import type { RecordParts } from '../record-parts.ts';
import { auditInsert, type WriteReason } from './audit.ts';
import { followersOf } from './follow-new.ts';
import { followWrites } from './follow-writes.ts';
import { ownColumns, recordSet } from './record-set.ts';
import { settleRows } from './settle-rows.ts';
import { writeLines } from './write-lines.ts';

/** Adds records with their history in one statement, ids in the order given, and answers them as they stand now. */
export async function insertRows(
  transaction: Kysely<Tables>,
  parts: RecordParts,
  records: readonly RecordValues[],
  reason: WriteReason,
): Promise<readonly RecordRow[]> {
  if (records.length === 0) return [];
  const { resource, caller } = parts;
  // ids are drawn first, so that the history is written in the same statement
  const { rows: ids } = await sql<{
    id: number;
  }>`select nextval(name::regclass) as id from (select pg_get_serial_sequence(${resource.table}, 'id') as name offset 0) as serial,
    generate_series(1, ${records.length}::int)`.execute(transaction);
  const keys = ownColumns(resource);
  const by = caller.access.userId;
  const at = caller.now.toISOString();
  const columns = keys.map(key => sql.ref(snakeCase(key)));
  const settled = await settleRows(
    transaction,
    parts,
    records.map(after => ({ after })),
  );
  const rows = settled.map((record, index) => {
    const own = { ...initialState(resource), ...ownValues(resource, record) };
    return { ...own, id: ids[index]!.id, $changes: recordChanges(resource, {}, own) };
  });
  await sql`
    with given as materialized (select * from ${recordSet(resource, keys, 'g', rows)}), added as (
      insert into ${sql.table(resource.table)} (${sql.join([sql.ref('id'), ...columns, ...auditColumns])}) overriding system value
      select ${sql.join([sql.ref('id'), ...columns])}, ${by}::bigint, ${at}::timestamptz, ${by}::bigint, ${at}::timestamptz from given
      order by ${insertOrder(resource)}
    ) ${auditInsert(resource, caller, reason, sql`(select id, 1 as version, "$changes" from given) as given`)}`.execute(transaction);
  await writeLines(
    transaction,
    resource,
    rows.map(({ id, ...after }) => ({ id, before: {}, after })),
  );
  const added = rows.map(({ $changes: _, ...row }) => ({
    ...row,
    version: 1,
    ...(hasStatus(resource) ? { status: 1 } : {}),
    createdBy: by,
    createdAt: at,
    updatedBy: by,
    updatedAt: at,
  }));
  await followWrites(
    transaction,
    parts,
    added.map(after => ({ after })),
  );
  const following = followersOf(parts.caller.registry, resource, added);
  if (following) await insertRows(transaction, { ...parts, resource: following.resource }, following.records, reason);
  return added;
}

/** Everybody inserts in the order of the unique key: two who insert the same keys wait for each other, and never both at once. */
function insertOrder(resource: Resource): RawBuilder<unknown> {
  const keys = resource.unique[0]?.fields ?? [];
  return sql.join([...keys.map(key => comparedColumn(key, resource.fields[key]!, 'given')), sql.ref('id')]);
}

const initialState = ({ states }: Resource): RecordValues => (states ? { [states.field]: states.initial } : {});

const auditColumns = ['created_by', 'created_at', 'updated_by', 'updated_at'].map(name => sql.ref(name));
