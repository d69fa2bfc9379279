import type { AxiosRequestConfig } from 'axios';
import { inLanguage, ok, refuse, type Result } from '@axle/kernel';
import { readOfficeReply } from '@axle/wire';
import { type CallParts, sendCall, showRefusal } from './call-sender.ts';
import type { CallOptions, CallRefusal } from './main-client.ts';
import type { OfficeClient } from './office-client.ts';
import { replyRefusal } from './reply-refusal.ts';

/** The office system over axios. Keys travel as they are. */
export function axiosOfficeClient(parts: CallParts): OfficeClient {
  async function call(request: AxiosRequestConfig, options?: CallOptions): Promise<Result<unknown, CallRefusal>> {
    const arrived = await sendCall(parts, request, options);
    if (!arrived.ok) {
      showRefusal(parts, arrived.refusal, options);
      return arrived;
    }
    const meaning = readOfficeReply(arrived.value.response.data);
    const refusal = replyRefusal(meaning);
    if (!refusal) return ok(meaning.kind === 'success' ? meaning.data : undefined);
    if (meaning.kind === 'signedOut') {
      const message = inLanguage(refusal.message, parts.context.language());
      parts.events.signedOut({ gateway: 'office', message, signature: arrived.value.signature });
    }
    showRefusal(parts, refusal, options);
    return refuse(refusal);
  }
  return {
    get: (path, params = {}, options) => call({ method: 'GET', url: path, params }, options),
    post: (path, body = {}, options) => call({ method: 'POST', url: path, data: body }, options),
  };
}
