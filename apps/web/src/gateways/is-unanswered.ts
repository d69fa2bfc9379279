import type { Refusal } from '@axle/kernel';

const lost: ReadonlySet<string> = new Set(['OFFLINE', 'NO_RESPONSE', 'CANCELLED']);

/**
 * Whether a refusal tells of the way to the server and not of what was asked: nobody knows whether it was done, and it is sent again by
 * the same key. A gateway without its server answers 502 to 504.
 */
export const isUnanswered = ({ code, replyCode = 0 }: Refusal & { readonly replyCode?: number }): boolean =>
  lost.has(code) || (code === 'HTTP_STATUS' && replyCode >= 502 && replyCode <= 504);
