import { type CallPace, nextCall, type PlatformAnswer } from '@axle/orders';
import type { PlatformDoor } from './platform-door.ts';

/** Sends JSON to a platform, or asks it where nothing is sent; undefined where no answer came. */
export type SendToPlatform = (path: string, body?: unknown) => Promise<PlatformAnswer | undefined>;

/**
 * [S1h] Calls of one shop that change something, each in its turn and each once: whether one that was not answered arrived is asked before
 * it is repeated.
 */
export function sendingTo(door: PlatformDoor, begun: CallPace, headers: () => Readonly<Record<string, string>>): SendToPlatform {
  let pace = begun;
  return async (path, body) => {
    const next = nextCall(pace, door.now());
    pace = next.pace;
    if (next.wait > 0) await door.wait(next.wait);
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    try {
      const answer = await fetch(door.address + path, {
        ...sent,
        headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers() },
        redirect: 'error',
        signal: AbortSignal.timeout(door.patience),
      });
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: asJson(await answer.text()) };
    } catch {
      return undefined;
    }
  };
}

/** What an answer says; one that is no JSON says nothing. */
function asJson(words: string): unknown {
  try {
    return JSON.parse(words) as unknown;
  } catch {
    return undefined;
  }
}
