import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { keptFile } from '../../../platform/files/kept-file.ts';

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
  const kept = Buffer.from(await keptFile(file, () => randomBytes(32).toString('base64')), 'base64');
  if (kept.length !== 32) throw new Error(`${file} holds no key of 32 bytes`);
  return kept;
}
