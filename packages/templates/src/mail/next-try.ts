/** How a try to hand a mail over ended: taken, put off by the server or the network, refused for good, or nobody knows. */
export type MailOutcome = 'taken' | 'later' | 'refused' | 'unknown';

/** What becomes of a mail. */
export type MailState = { readonly state: 'sent' | 'failed' } | { readonly state: 'waiting'; readonly minutes: number };

/** Minutes before each further try. */
const waits = [1, 5, 30, 120] as const;

/** Most tries of one mail. */
export const mostTries = waits.length + 1;

/**
 * [M10] What becomes of a mail after its `tried`-th try (from 1). Only what certainly did not go out is tried again, so that no mail goes
 * out twice.
 */
export function afterTry(tried: number, outcome: MailOutcome): MailState {
  if (outcome === 'taken') return { state: 'sent' };
  const minutes = outcome === 'later' ? waits[tried - 1] : undefined;
  return minutes === undefined ? { state: 'failed' } : { state: 'waiting', minutes };
}
