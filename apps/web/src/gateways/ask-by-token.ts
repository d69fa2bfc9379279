import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { transportText } from '../text/transport.ts';

const noAnswer: Refusal = { code: 'NO_RESPONSE', message: transportText.noResponse };

/** Sends a call with a share token alone: without a cookie, a signature or the address of the page. */
export async function askByToken(path: string, token: string, body: object): Promise<Result<unknown, readonly Refusal[]>> {
  const isForm = body instanceof FormData;
  try {
    const reply = await fetch(path, {
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'x-share-token': token, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    const answer = (await reply.json()) as { readonly refusals?: readonly Refusal[] };
    return reply.ok ? ok(answer) : refuse(answer.refusals?.length ? answer.refusals : [noAnswer]);
  } catch {
    return refuse([noAnswer]);
  }
}
