import { createHash, randomBytes } from 'node:crypto';

/** A new signature: 256 random bits. It is given to the browser once and never stored. */
export const newSignature = (): string => randomBytes(32).toString('base64url');

/** What is stored of a signature. */
export const signatureHash = (signature: string): Buffer => createHash('sha256').update(signature).digest();

/** Whether a text can be a signature at all. */
export const looksLikeSignature = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
