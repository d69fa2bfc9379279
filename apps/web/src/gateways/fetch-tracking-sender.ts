import { fixedKey, headers, mainBase, mainPaths, toSnakeKeys } from '@axle/wire';
import { mostRecordBytes } from '@axle/tracking';
import type { CallContext } from './call-context.ts';
import type { TrackingSender } from './tracking-sender.ts';

/** Sends records by keepalive requests, which outlive the page that made them. Only for signed-in users; no answer is waited for. */
export const fetchTrackingSender = (context: CallContext): TrackingSender => ({
  send(record, { clientId, sessionId }) {
    const signature = context.signature();
    const body = JSON.stringify(toSnakeKeys(record));
    if (signature === undefined || new TextEncoder().encode(body).length > mostRecordBytes) return;
    fetch(`${mainBase}${mainPaths.track}`, {
      method: 'POST',
      keepalive: true,
      body,
      headers: {
        'Content-Type': 'application/json',
        [headers.key]: fixedKey,
        [headers.signature]: signature,
        [headers.language]: context.language(),
        [headers.clientId]: clientId,
        [headers.sessionId]: sessionId,
      },
    }).catch(() => undefined);
  },
});
