import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type FileFolder, namesOlderThan, partEnding } from './file-folder.ts';

const hour = 60 * 60 * 1000;

/** Removes what cut uploads and lost workers left: files without a row in stored_file that nobody touched for an hour. Answers how many. */
export async function sweepFolder(database: Kysely<Tables>, folder: FileFolder, now: Date): Promise<number> {
  const old = await namesOlderThan(folder.path, new Date(now.getTime() - hour));
  const whole = old.filter(name => !name.endsWith(partEnding));
  const kept = await database
    .selectFrom('stored_file')
    .select('id')
    .where(sql<boolean>`id = any(${whole}::uuid[])`)
    .execute();
  const known = new Set(kept.map(row => row.id));
  const strays = old.filter(name => !known.has(name));
  for (const name of strays) await rm(path.join(folder.path, name), { force: true });
  return strays.length;
}
