import { type CallPace, nextCall, pacedBy, retryWait } from '@axle/orders';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';

/** What a platform is called with. */
export interface PlatformDoor {
  /** Where its interface stands, without a slash at the end. */
  readonly address: string;
  /** By which it lets us in; nothing is called without. */
  readonly token: string;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Ends calls that hang. */
  readonly patience: number;
}

/** Calls a platform and answers what it sent as JSON. */
export type CallPlatform = (path: string, headers: Readonly<Record<string, string>>) => Promise<Result<unknown>>;

/**
 * [S1h] Calls of one shop at the pace of its platform: each waits for its turn, and a throttled one for as long as the platform says. Where
 * that is too long, or the platform does not answer, the run ends with a refusal and goes on another time.
 */
export function platformCalls(door: PlatformDoor, begun: CallPace): CallPlatform {
  let pace = begun;
  return async (path, headers) => {
    for (let tries = 1; ; tries++) {
      const next = nextCall(pace, door.now());
      pace = next.pace;
      if (next.wait > 0) await door.wait(next.wait);
      const answer = await fetch(door.address + path, {
        headers: { accept: 'application/json', ...headers },
        redirect: 'error',
        signal: AbortSignal.timeout(door.patience),
      }).catch(() => undefined);
      if (!answer) return refuse(unreachable);
      pace = pacedBy(pace, answer.headers.get('x-amzn-ratelimit-limit'));
      if (answer.ok) return ok(await answer.json());
      await answer.body?.cancel();
      if (answer.status === 401 || answer.status === 403) return refuse(shut);
      if (answer.status !== 429 && answer.status < 500) return refuse(refused(answer.status));
      const wait = retryWait(tries, answer.headers.get('retry-after'), door.now());
      if (wait === undefined) return refuse(answer.status === 429 ? throttled : unreachable);
      await door.wait(wait);
    }
  };
}

const unreachable: Refusal = { code: 'UNREACHABLE', message: { zh: '平台无法访问', en: 'The platform cannot be reached' } };
const throttled: Refusal = {
  code: 'THROTTLED',
  message: { zh: '平台限流，稍后再试', en: 'The platform throttles the calls; tried again later' },
};
const shut: Refusal = {
  code: 'NO_AUTHORISATION',
  message: { zh: '平台不接受该授权', en: 'The platform does not accept the authorisation' },
};
const refused = (status: number): Refusal => ({
  code: 'PLATFORM_REFUSED',
  message: { zh: `平台拒绝了请求（${status}）`, en: `The platform refused the call (${status})` },
});
