import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { StartRefusal } from '../host/start-refusal.ts';
import { keptFile } from './kept-file.ts';

/**
 * Binds a database to the data folder with its files, at the first start with both. Every later start with another folder is refused:
 * that server would say of each file that it has expired, and its feeds and jobs would take turns with those of the right one.
 */
export async function claimFolder(database: Kysely<Tables>, dataFolder: string): Promise<void> {
  const own = (await keptFile(path.join(dataFolder, 'folder.id'), randomUUID)).trim();
  await sql`insert into data_folder (id) values (${own}) on conflict do nothing`.execute(database);
  const { id } = await database.selectFrom('data_folder').select('id').executeTakeFirstOrThrow();
  if (id !== own)
    throw new StartRefusal(
      `The files of this database lie in another data folder than ${dataFolder}. Set DATA_DIR to that folder. ` +
        `Where it is lost for good, delete the row of the table data_folder; the files that the database names are then gone.`,
    );
}
