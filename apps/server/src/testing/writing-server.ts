import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { silentLog } from '../process/log.ts';

/**
 * A program that writes until it is killed: the codes of rows that the database has acknowledged go to the standard
 * output, one a line. Arguments: data folder, engine.
 */
const [dataFolder, databaseEngine] = process.argv.slice(2) as [string, 'embedded' | 'pglite'];
const { db, pool } = await openDatabase({ dataFolder, databaseEngine }, silentLog);
await migrate(pool);
for (let next = 0; ; next++) {
  const code = `${process.pid}-${next}`;
  await db.insertInto('org').values({ code, name_zh: code, name_en: code }).execute();
  process.stdout.write(`${code}\n`);
}
