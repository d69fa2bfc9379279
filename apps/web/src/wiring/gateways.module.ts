import { ContainerModule } from 'inversify';
import { mainHttp, officeHttp } from '../gateways/axios-http.ts';
import { axiosMainClient } from '../gateways/axios-main-client.ts';
import { axiosOfficeClient } from '../gateways/axios-office-client.ts';
import { Broadcast, browserBroadcast } from '../gateways/broadcast.ts';
import { browserCookies } from '../gateways/browser-cookies.ts';
import { CallContext } from '../gateways/call-context.ts';
import { CallEvents } from '../gateways/call-events.ts';
import type { CallParts } from '../gateways/call-sender.ts';
import { browserClock, Clock } from '../gateways/clock.ts';
import { Cookies } from '../gateways/cookies.ts';
import { browserIds, Ids } from '../gateways/ids.ts';
import { MainClient } from '../gateways/main-client.ts';
import { OfficeClient } from '../gateways/office-client.ts';
import { PendingCalls } from '../gateways/pending-calls.ts';
import { BrowserValues, TabValues } from '../gateways/stored-values.ts';
import { webStorageValues } from '../gateways/web-storage-values.ts';
import { Messages } from '../shell/messages.ts';

const callParts =
  (http: CallParts['http']) =>
  (context: CallContext, pending: PendingCalls, events: CallEvents, messages: Messages): CallParts => ({
    http,
    context,
    pending,
    events,
    messages,
    online: () => navigator.onLine,
  });

/** Everything that reaches out of the app: calls, cookies, storage, clock, ids, other tabs. */
export const gatewaysModule = new ContainerModule(({ bind }) => {
  const mainParts = callParts(mainHttp());
  const officeParts = callParts(officeHttp());
  const needs = [CallContext, PendingCalls, CallEvents, Messages] as const;
  bind(MainClient)
    .toResolvedValue((...parts: Parameters<typeof mainParts>) => axiosMainClient(mainParts(...parts)), [...needs])
    .inSingletonScope();
  bind(OfficeClient)
    .toResolvedValue((...parts: Parameters<typeof officeParts>) => axiosOfficeClient(officeParts(...parts)), [...needs])
    .inSingletonScope();
  bind(PendingCalls).toConstantValue(new PendingCalls());
  bind(CallEvents).toConstantValue(new CallEvents());
  bind(Cookies).toConstantValue(browserCookies(document, location.protocol === 'https:'));
  bind(BrowserValues).toConstantValue(webStorageValues(() => localStorage));
  bind(TabValues).toConstantValue(webStorageValues(() => sessionStorage));
  bind(Clock).toConstantValue(browserClock);
  bind(Ids).toConstantValue(browserIds);
  bind(Broadcast).toConstantValue(browserBroadcast('axle'));
});
