/** What a platform answered to a confirmation. */
export interface PlatformAnswer {
  readonly status: number;
  /** Its header of this name: seconds, or a date. */
  readonly retryAfter?: string | null;
  readonly body: unknown;
}

/** What that means: it is done, it is sent again after so many seconds as it was not looked at, or it was refused with a text. */
export type JudgedConfirmation =
  | { readonly kind: 'done' }
  | { readonly kind: 'later'; readonly seconds: number }
  | { readonly kind: 'refused'; readonly words: string };

const alreadyShipped = /already\s+(?:been\s+)?(?:fully\s+)?(?:shipped|fulfilled|confirmed)/i;
const keys = ['message', 'longMessage', 'description', 'info'];
/** Seconds that are waited where a platform does not say how many, and the most. */
const [usual, most] = [60, 3600];

/** The sentences of a refusal, whatever its platform wraps them in. */
function wordsIn(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) => {
    if (typeof value === 'string') return keys.includes(key) && value.trim() !== '' ? [value.trim()] : [];
    return wordsIn(value);
  });
}

function secondsIn(retryAfter: string | null | undefined, now: number): number {
  if (retryAfter === null || retryAfter === undefined) return usual;
  const seconds = Number(retryAfter);
  const named = Number.isFinite(seconds) ? seconds : Math.ceil((Date.parse(retryAfter) - now) / 1000);
  return Number.isFinite(named) ? Math.min(Math.max(named, 1), most) : usual;
}

/**
 * [S10f] What the answer to a confirmation means. What is shipped there already is done; a throttled one waits as long as the platform
 * says and has not failed; every other refusal has the words of the platform.
 */
export function judgeConfirmation({ status, retryAfter, body }: PlatformAnswer, now: number): JudgedConfirmation {
  if (status >= 200 && status < 300) return { kind: 'done' };
  if (status === 429) return { kind: 'later', seconds: secondsIn(retryAfter, now) };
  const words = [...new Set(wordsIn(body))].join(' ');
  if (status < 500 && alreadyShipped.test(words)) return { kind: 'done' };
  return { kind: 'refused', words: words === '' ? String(status) : `${words} (${status})` };
}
