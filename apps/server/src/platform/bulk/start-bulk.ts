import { randomUUID } from 'node:crypto';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type Filter, mostWhole, posted, type RecordSet, type RecordValues, type Target } from '@axle/page-kit';
import { mostBulkRows, refuseBulkRows } from '@axle/tasks';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../gateways/caller.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { chosenRows } from '../resources/chosen-rows.ts';
import { seenRows } from '../resources/query/data-scope.ts';
import { every } from '../resources/query/filter-condition.ts';
import { tableOf } from '../resources/query/select-rows.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import type { BulkParts, BulkTaskRow } from './bulk-work.ts';

/** Which records a bulk action is meant for: ticked one by one, all of a set, or those that an earlier one refused. */
export type Chosen = { readonly targets: readonly Target[] } | { readonly set: RecordSet } | { readonly refusedOf: BulkTaskRow };

const nothingChosen: Refusal = { code: 'NOTHING_CHOSEN', message: { zh: '没有可处理的记录', en: 'No records to process' } };

/** Thrown to undo a task that has too many rows or none. */
class Unfit extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Notes a bulk action with its rows and their versions as they are now; from here on everybody means the same records. */
export async function startBulk(
  { database }: Pick<BulkParts, 'database'>,
  caller: Caller,
  { section, page }: PageEntry,
  action: string,
  input: RecordValues,
  chosen: Chosen,
): Promise<Result<BulkTaskRow>> {
  const most = posted(page.actions.find(({ key }) => key === action))?.whole ? mostWhole : mostBulkRows;
  const parts: RecordParts = { database, resource: page.resource!, page: page.key, caller };
  const rows = chosenTargets(parts, chosen);
  if (!rows.ok) return rows;
  try {
    return await database.transaction().execute(async transaction => {
      const { id } = await transaction
        .insertInto('bulk_task')
        .values({
          taskid: randomUUID(),
          section: section.key,
          page: page.key,
          action,
          input: JSON.stringify(input),
          state: 'waiting',
          rows: 0,
          at: caller.now,
          by: caller.access.userId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { numAffectedRows = 0n } = await sql`
        insert into bulk_row (task_id, place, record_id, record_version)
        select ${id}::bigint, row_number() over (order by chosen.id), chosen.id, chosen.version from (${rows.value}
        limit ${most + 1}) as chosen`.execute(transaction);
      const refusal = numAffectedRows === 0n ? nothingChosen : refuseBulkRows(Number(numAffectedRows), most);
      if (refusal) throw new Unfit(refusal);
      const task = await transaction
        .updateTable('bulk_task')
        .set({ rows: Number(numAffectedRows) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return ok(task);
    });
  } catch (error) {
    if (error instanceof Unfit) return refuse(error.refusal);
    throw error;
  }
}

/** Ids and versions of the chosen records. */
function chosenTargets(parts: RecordParts, chosen: Chosen): Result<RawBuilder<unknown>> {
  if ('targets' in chosen) {
    const versions = new Map(chosen.targets.map(({ id, version }) => [id, version]));
    return ok(
      sql`select id, version from unnest(${[...versions.keys()]}::bigint[], ${[...versions.values()]}::integer[]) as given (id, version)`,
    );
  }
  const from = (filters: readonly Filter[] = []) => sql`select t.id, t.version from ${tableOf(parts.resource, filters)}`;
  if ('set' in chosen) {
    const condition = chosenRows(parts, chosen.set);
    return condition.ok ? ok(sql`${from(chosen.set.filters)} where ${condition.value} order by t.id`) : condition;
  }
  const refused = sql<boolean>`t.id in (select record_id from bulk_row where task_id = ${chosen.refusedOf.id} and state = 'refused')`;
  return ok(sql`${from()} where ${every([seenRows(parts), refused])} order by t.id`);
}
