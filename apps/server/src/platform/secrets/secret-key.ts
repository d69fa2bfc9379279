import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { keptFile } from '../files/kept-file.ts';

let key: Buffer = randomBytes(32);

/**
 * The key by which secrets are sealed: tokens of shops, the password of the mail server. Until {@link openSecretKey} has run it is one that
 * nobody keeps.
 */
export const secretKey = (): Buffer => key;

/**
 * Takes the key of the configuration, else the one in the data folder, which is made where it is missing and readable by its owner alone.
 */
export async function openSecretKey(dataFolder: string, configured: Buffer | undefined): Promise<void> {
  key = configured ?? (await keptKey(path.join(dataFolder, 'shop-token.key')));
}

async function keptKey(file: string): Promise<Buffer> {
  const kept = Buffer.from(await keptFile(file, () => randomBytes(32).toString('base64')), 'base64');
  if (kept.length !== 32) throw new Error(`${file} holds no key of 32 bytes`);
  return kept;
}
