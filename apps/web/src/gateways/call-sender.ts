import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import { fill, ok, refuse, type Result } from '@axle/kernel';
import { fixedKey, headers } from '@axle/wire';
import type { Messages } from '../shell/messages.ts';
import { transportText } from '../text/transport.ts';
import type { CallContext } from './call-context.ts';
import type { CallEvents } from './call-events.ts';
import type { CallOptions, CallRefusal } from './main-client.ts';
import type { PendingCalls } from './pending-calls.ts';
import { statusRefusal, transportRefusal } from './transport-refusal.ts';

/** What both gateway clients stand on. */
export interface CallParts {
  readonly http: AxiosInstance;
  readonly context: CallContext;
  readonly pending: PendingCalls;
  readonly events: CallEvents;
  readonly messages: Messages;
  /** Whether the browser has a network. */
  readonly online: () => boolean;
}

/** A reply that arrived with HTTP 200, and the signature its call carried. */
export interface Arrived {
  readonly response: AxiosResponse<unknown>;
  readonly signature: string | undefined;
}

/** Sends one call with the headers of spec.md section 7 and words whatever goes wrong on its way. */
export async function sendCall(
  parts: CallParts,
  request: AxiosRequestConfig,
  options: CallOptions = {},
): Promise<Result<Arrived, CallRefusal>> {
  const signature = parts.context.signature();
  const { onProgress } = options;
  try {
    const response = await parts.http.request<unknown>({
      ...request,
      signal: parts.pending.signal(options.signal),
      headers: {
        ...request.headers,
        [headers.key]: fixedKey,
        [headers.language]: parts.context.language(),
        ...(signature === undefined ? {} : { [headers.signature]: signature }),
      },
      ...(onProgress ? { onUploadProgress: event => onProgress(event.total ? event.loaded / event.total : 0) } : {}),
    });
    return response.status === 200 ? ok({ response, signature }) : refuse(statusRefusal(response.status, response.statusText));
  } catch (error) {
    return refuse(transportRefusal(error, parts.online()));
  }
}

/**
 * Shows a refusal unless the caller does so; a cancelled call and the end of the session are not shown here. What a clear-stock reply
 * offers is found nowhere else: it is shown whatever the options, and stays until it is closed.
 */
export function showRefusal(parts: CallParts, refusal: CallRefusal, options: CallOptions = {}, submitAllowed?: () => void): void {
  if (refusal.code === 'CANCELLED' || refusal.code === 'SIGNED_OUT') return;
  const { download, allowed = 0 } = refusal;
  if (download) {
    const text = fill(transportText.submitAllowed, { count: allowed });
    parts.messages.offer(refusal.message, download, submitAllowed && allowed > 0 ? { text, run: submitAllowed } : undefined);
  } else if (!options.quiet) parts.messages.show('bad', refusal.message);
}
