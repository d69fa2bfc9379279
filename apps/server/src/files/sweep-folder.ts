import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type FileFolder, partEnding } from './file-folder.ts';

const hour = 60 * 60 * 1000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.part)?$/;

/** Removes what cut uploads and lost workers left: files without a row in stored_file that nobody touched for an hour. Answers how many. */
export async function sweepFolder(database: Kysely<Tables>, folder: FileFolder, now: Date): Promise<number> {
  const old: string[] = [];
  for (const name of await readdir(folder.path)) {
    if (!uuid.test(name)) continue;
    const found = await stat(path.join(folder.path, name)).catch(() => undefined);
    if (found && now.getTime() - found.mtimeMs > hour) old.push(name);
  }
  if (old.length === 0) return 0;
  const whole = old.filter(name => !name.endsWith(partEnding));
  const kept = await database.selectFrom('stored_file').select('id').where(sql<boolean>`id = any(${whole}::uuid[])`).execute();
  const known = new Set(kept.map(row => row.id));
  const strays = old.filter(name => !known.has(name));
  for (const name of strays) await rm(path.join(folder.path, name), { force: true });
  return strays.length;
}
