import type { Language } from '@axle/kernel';
import { axiosMainClient } from '@axle/web/src/gateways/axios-main-client.ts';
import { mainHttp, officeHttp } from '@axle/web/src/gateways/axios-http.ts';
import { axiosOfficeClient } from '@axle/web/src/gateways/axios-office-client.ts';
import { CallEvents, type Queued, type SignedOut } from '@axle/web/src/gateways/call-events.ts';
import type { CallParts } from '@axle/web/src/gateways/call-sender.ts';
import { PendingCalls } from '@axle/web/src/gateways/pending-calls.ts';
import { KeptMessages } from '@axle/web/src/testing/memory-ports.ts';

/** What a test says about the browser that calls. */
export interface ClientTerms {
  readonly signature?: string;
  readonly language?: Language;
  readonly online?: boolean;
  /** Milliseconds until a call gives up, where the real 600 s and 60 s are too long to wait for. */
  readonly timeout?: number;
  readonly events?: CallEvents;
  readonly pending?: PendingCalls;
}

/** The browser's own clients on the page's real network, and what they showed and reported. */
export function gatewayClients({ signature, language = 'zh-cn', online = true, timeout, ...given }: ClientTerms = {}) {
  const { events = new CallEvents(), pending = new PendingCalls() } = given;
  const messages = new KeptMessages();
  const signedOut: SignedOut[] = [];
  const queued: Queued[] = [];
  events.onSignedOut(event => void signedOut.push(event));
  events.onQueued(event => void queued.push(event));
  const parts = (http: CallParts['http']): CallParts => ({
    http,
    context: { signature: () => signature, language: () => language },
    pending,
    events,
    messages,
    online: () => online,
  });
  return {
    main: axiosMainClient(parts(mainHttp(timeout))),
    office: axiosOfficeClient(parts(officeHttp(timeout))),
    messages,
    signedOut,
    queued,
    pending,
    events,
  };
}
