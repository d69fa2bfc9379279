import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { hasRoom } from '../files/has-room.ts';

/** Whether the server can do its work: its database answers, and the disk of its data has room. */
export const isHealthy = (database: Kysely<Tables>, folder: string): Promise<boolean> =>
  Promise.all([sql`select 1`.execute(database), hasRoom(folder)]).then(
    ([, room]) => room,
    () => false,
  );
