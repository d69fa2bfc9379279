import { randomUUID } from 'node:crypto';
import { ok, refuse } from '@axle/kernel';
import {
  beginPace,
  type CalledPlatform,
  confirmationCall,
  type ConfirmationMessage,
  isConfirmedThere,
  judgeConfirmation,
  parcelsPath,
} from '@axle/orders';
import type { PlatformDoor } from '../connector/platform-door.ts';
import { sendingTo, type SendToPlatform } from '../connector/send-to-platform.ts';
import type { SentConfirmation } from './send-confirmations.ts';

/** Calls a second and at once of each platform, and by which it lets us in. */
const manners: Readonly<
  Record<CalledPlatform, { readonly rate: number; readonly burst: number; readonly headers: (token: string) => Record<string, string> }>
> = {
  amazon: { rate: 2, burst: 10, headers: token => ({ 'x-amz-access-token': token }) },
  ebay: { rate: 5, burst: 10, headers: token => ({ authorization: `Bearer ${token}` }) },
  walmart: {
    rate: 5,
    burst: 10,
    headers: token => ({ 'WM_SEC.ACCESS_TOKEN': token, 'WM_SVC.NAME': 'Walmart Marketplace', 'WM_QOS.CORRELATION_ID': randomUUID() }),
  },
};

/** The calls of a shop that confirm its parcels, at the pace of its platform. */
export const confirmingAt = (platform: CalledPlatform, door: PlatformDoor): SendToPlatform => {
  const { rate, burst, headers } = manners[platform];
  return sendingTo(door, beginPace(rate, burst, door.now()), () => headers(door.token));
};

const unanswered: SentConfirmation = refuse({
  code: 'UNREACHABLE',
  message: { zh: '平台没有答复', en: 'The platform did not answer' },
});

/**
 * [S10e] [S10f] Confirms a parcel to its platform. One that was sent before is looked for there first, so that a lost answer never leads
 * to a second parcel.
 */
export async function confirmToPlatform(
  platform: CalledPlatform,
  send: SendToPlatform,
  message: ConfirmationMessage,
  { wasSent, now }: { readonly wasSent: boolean; readonly now: () => number },
): Promise<SentConfirmation> {
  const asked = wasSent ? parcelsPath(platform, message.platformOrderId) : undefined;
  if (asked !== undefined) {
    const there = await send(asked);
    if (!there) return unanswered;
    if (there.status === 200 && isConfirmedThere(there.body, message.waybillNo)) return ok(undefined);
    if (there.status !== 200 && there.status !== 404) return sentBy(judgeConfirmation(there, now()));
  }
  const { path, body } = confirmationCall(platform, message);
  const answer = await send(path, body);
  return answer ? sentBy(judgeConfirmation(answer, now())) : unanswered;
}

const throttled = { code: 'THROTTLED', message: { zh: '平台限流，稍后再试', en: 'The platform throttles the calls; tried again later' } };

function sentBy(judged: ReturnType<typeof judgeConfirmation>): SentConfirmation {
  if (judged.kind === 'done') return ok(undefined);
  if (judged.kind === 'later') return refuse({ ...throttled, waitSeconds: judged.seconds });
  return refuse({ code: 'PLATFORM_REFUSED', message: { zh: judged.words, en: judged.words } });
}
