import { cp } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { openSecretKey } from '../platform/secrets/secret-key.ts';

/**
 * Seals the tokens of shops from now on by the key of this run, by which those of the demo company were sealed when its template was made.
 */
export const takeShopKey = (): Promise<void> => openSecretKey(inject('testFolder'), undefined);

/** Lays the key of this run into a data folder, for a server that opens it there. */
export const layShopKey = (dataFolder: string): Promise<void> =>
  cp(path.join(inject('testFolder'), 'shop-token.key'), path.join(dataFolder, 'shop-token.key'));
