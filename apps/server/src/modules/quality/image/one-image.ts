import { ok, type Refusal, refuse } from '@axle/kernel';
import { fieldsOf, type HeldFile, notFound, type RecordRow, type RecordValues, rowChanged } from '@axle/page-kit';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';

/** A photo that something is decided about, locked: its row and its file. */
export interface DecidedImage {
  readonly database: Transaction<Tables>;
  readonly caller: Actor;
  readonly row: RecordRow;
  readonly photo: HeldFile;
}

/** The photo of a record. */
export const photoOf = (record: RecordRow): HeldFile | undefined => (record['file'] as readonly HeldFile[] | undefined)?.[0];

/** Decides something about the one photo of an action, as its actor saw it. */
export const onImage =
  (decide: (image: DecidedImage, input: RecordValues) => Promise<readonly Refusal[]>): ActionHandler =>
  async ({ parts, targets: [target], input }) =>
    inTransaction(parts.database, async database => {
      // the sampling first, as those lock it who record units
      await sql`
        select s.id from sampling s join quality_photo q on q.sampling = s.id where q.id = ${target?.id ?? 0} for update of s`.execute(
        database,
      );
      await sql`select id from quality_photo where id = ${target?.id ?? 0} for update`.execute(database);
      const row = target && (await findRecord(parts, database, target.id, Object.keys(fieldsOf(parts.resource))));
      const photo = row && photoOf(row);
      if (!row || !photo) return refuse([notFound]);
      if (row.version !== target.version) return refuse([rowChanged]);
      const refused = await decide({ database, caller: parts.caller, row, photo }, input);
      return refused.length > 0 ? refuse(refused) : ok([{ id: row.id, name: String(row['imageNo']) }]);
    });
