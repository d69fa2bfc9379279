import { createHash } from 'node:crypto';

/** The hash by which entries of the sampling log are linked. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
