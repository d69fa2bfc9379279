import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * What a small file holds that is made once and kept, readable by its owner alone. Of several that make it at the same time the first one
 * is kept; nobody sees it half written.
 */
export async function keptFile(file: string, make: () => string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(unlessMissing);
  if (kept !== undefined) return kept;
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, make(), { flag: 'wx', mode: 0o600 });
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
