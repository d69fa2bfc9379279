import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

let key: Buffer = randomBytes(32);

/** The key by which tokens of shops are sealed. Until {@link openShopKey} has run it is one that nobody keeps. */
export const shopKey = (): Buffer => key;

/**
 * Takes the key of the configuration, else the one in the data folder, which is made where it is missing and readable by its owner alone.
 */
export async function openShopKey(dataFolder: string, configured: Buffer | undefined): Promise<void> {
  key = configured ?? (await keptKey(path.join(dataFolder, 'shop-token.key')));
}

async function keptKey(file: string): Promise<Buffer> {
  await mkdir(path.dirname(file), { recursive: true });
  // whoever is first makes it; everybody reads the one that is there
  await writeFile(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const kept = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (kept.length !== 32) throw new Error(`${file} holds no key of 32 bytes`);
  return kept;
}
