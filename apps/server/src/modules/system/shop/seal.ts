import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/** What is sealed belongs to a shop, and opens for no other. */
const belonging = (store: number): Buffer => Buffer.from(`store:${store}`);

/** Seals a shop's tokens by AES-256-GCM: nonce, tag and cipher text in a row. */
export function seal(key: Buffer, store: number, text: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(belonging(store));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Opens what {@link seal} made; undefined for another key, another shop, or bytes that were changed. */
export function unseal(key: Buffer, store: number, sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivLength)).setAAD(belonging(store));
    decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
