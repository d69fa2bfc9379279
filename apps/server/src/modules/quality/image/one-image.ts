import { ok, type Refusal, refuse } from '@axle/kernel';
import { fieldsOf, type HeldFile, notFound, type RecordRow, type RecordValues, rowChanged } from '@axle/page-kit';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import type { Asker } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';

/** A photo that something is decided about: its row, its file, and the row in which decisions are kept, locked. */
export interface DecidedImage {
  readonly database: Transaction<Tables>;
  readonly caller: Asker;
  readonly row: RecordRow;
  readonly photo: HeldFile;
  /** The row of quality_photo. */
  readonly kept: number;
}

/** The photo of a record. */
export const photoOf = (record: RecordRow): HeldFile | undefined => (record['file'] as readonly HeldFile[] | undefined)?.[0];

/** Decides something about the one photo of an action, as its asker saw it. */
export const onImage =
  (decide: (image: DecidedImage, input: RecordValues) => Promise<readonly Refusal[]>): ActionHandler =>
  async ({ parts, targets: [target], input }) =>
    inTransaction(parts.database, async database => {
      const keys = Object.keys(fieldsOf(parts.resource));
      const read = async () => (target ? findRecord(parts, database, target.id, keys) : undefined);
      const seen = await read();
      const photo = seen && photoOf(seen);
      if (!seen || !photo) return refuse([notFound]);
      const bizNo = String(seen['bizNo']);
      await sql`insert into quality_photo (biz_no, photo) values (${bizNo}, ${photo.id}) on conflict do nothing`.execute(database);
      const { rows } = await sql<{ id: number }>`
        select id from quality_photo where biz_no = ${bizNo} and photo = ${photo.id} for update`.execute(database);
      // what others decided while this one waited for the lock
      const row = await read();
      if (row?.version !== target!.version) return refuse([rowChanged]);
      const refused = await decide({ database, caller: parts.caller, row, photo, kept: rows[0]!.id }, input);
      return refused.length > 0 ? refuse(refused) : ok([{ id: row.id, name: String(row['imageNo']) }]);
    });
