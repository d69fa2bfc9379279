import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

/**
 * Seals a secret by AES-256-GCM: nonce, tag and cipher text in a row. It belongs to its owner, such as `store:7`, and opens for no other.
 */
export function seal(key: Buffer, owner: string, text: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Opens what {@link seal} made; undefined for another key, another owner, or bytes that were changed. */
export function unseal(key: Buffer, owner: string, sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivLength)).setAAD(Buffer.from(owner));
    decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
