import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';
import { openSecretKey, secretKey } from './secret-key.ts';

it('what is sealed opens by its key for its owner alone, and not when a byte was changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.nat(), (text, owner, at) => {
      const key = randomBytes(32);
      const sealed = seal(key, owner, text);
      expect(unseal(key, owner, sealed)).toBe(Buffer.from(text, 'utf8').toString('utf8'));
      expect(unseal(key, `${owner}1`, sealed)).toBeUndefined();
      expect(unseal(randomBytes(32), owner, sealed)).toBeUndefined();
      const changed = Buffer.from(sealed);
      changed[at % changed.length]! ^= 1;
      expect(unseal(key, owner, changed)).toBeUndefined();
    }),
  );
});

it('the same text is sealed differently each time', () => {
  const key = randomBytes(32);
  expect(seal(key, 'store:1', 'token').equals(seal(key, 'store:1', 'token'))).toBe(false);
});

it('the key is made once, for its owner alone, and is the configured one where there is one', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-key-'));
  await openSecretKey(folder, undefined);
  const first = secretKey();
  await openSecretKey(folder, undefined);
  expect(secretKey().equals(first)).toBe(true);
  expect((await stat(path.join(folder, 'shop-token.key'))).mode & 0o777).toBe(0o600);
  const given = randomBytes(32);
  await openSecretKey(folder, given);
  expect(secretKey().equals(given)).toBe(true);
  await rm(folder, { recursive: true });
});
