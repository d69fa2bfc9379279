import type { Refusal } from '@axle/kernel';

const lost: ReadonlySet<string> = new Set(['OFFLINE', 'NO_RESPONSE', 'CANCELLED']);

/**
 * Whether a refusal is about the connection to the server and not about the call: the outcome is unknown, and the call is sent again with
 * the same key. A gateway without its server answers 502 to 504.
 */
export const isUnanswered = ({ code, replyCode = 0 }: Refusal & { readonly replyCode?: number }): boolean =>
  lost.has(code) || (code === 'HTTP_STATUS' && replyCode >= 502 && replyCode <= 504);
