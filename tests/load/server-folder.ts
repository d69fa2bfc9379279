import { temporaryFolder } from '../support/running-server.ts';
import type { Ground } from './ground.ts';

/** A data folder for servers over a ground's database, whose former one was removed with its files. */
export async function serverFolder({ pool }: Ground): Promise<string> {
  await pool.query('delete from data_folder');
  return temporaryFolder();
}
