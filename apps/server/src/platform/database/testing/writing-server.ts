import process from 'node:process';
import { silentLog } from '../../host/log.ts';
import { openDatabase } from '../open-database.ts';

/**
 * A program that writes until it is killed: the codes of rows that the database has acknowledged go to the standard
 * output, one a line. Arguments: data folder, engine.
 */
const [dataFolder, databaseEngine] = process.argv.slice(2) as [string, 'embedded' | 'pglite'];
const { pool } = await openDatabase({ dataFolder, databaseEngine }, silentLog);
await pool.query('create table if not exists written (code text primary key)');
for (let next = 0; ; next++) {
  const code = `${process.pid}-${next}`;
  await pool.query('insert into written values ($1)', [code]);
  process.stdout.write(`${code}\n`);
}
