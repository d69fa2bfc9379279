import { ContainerModule } from 'inversify';
import { Broadcast } from '../gateways/broadcast.ts';
import { CallContext } from '../gateways/call-context.ts';
import { CallEvents } from '../gateways/call-events.ts';
import { Clock } from '../gateways/clock.ts';
import { Cookies } from '../gateways/cookies.ts';
import { MainClient } from '../gateways/main-client.ts';
import { OfficeClient } from '../gateways/office-client.ts';
import { PendingCalls } from '../gateways/pending-calls.ts';
import { BrowserValues } from '../gateways/stored-values.ts';
import { LanguageStore, storedLanguage } from '../shell/language/language.store.ts';
import { createTranslator } from '../shell/language/translator.ts';
import { Messages } from '../shell/messages.ts';
import { Navigation } from '../shell/navigation.ts';
import { CachedAnswers } from '../shell/session/cached-answers.ts';
import { DownloadBadgeStore } from '../shell/session/download-badge.store.ts';
import { ReferenceNamesStore } from '../shell/session/reference-names.store.ts';
import { Session } from '../shell/session/session.ts';
import { SessionEnd } from '../shell/session/session-end.ts';
import type { SessionParts } from '../shell/session/session-parts.ts';
import { SessionStore } from '../shell/session/session.store.ts';
import { KnownDevice } from '../shell/session/known-device.ts';
import { SignatureCookie } from '../shell/session/signature-cookie.ts';
import { UnsavedWork } from '../shell/workspace/unsaved-work.ts';
import { UserNamesStore } from '../shell/session/user-names.store.ts';

/** The signed-in user, the language and how a session ends. */
export const sessionModule = new ContainerModule(({ bind }) => {
  bind(LanguageStore)
    .toResolvedValue((values: BrowserValues) => new LanguageStore(values, createTranslator(storedLanguage(values))), [BrowserValues])
    .inSingletonScope();
  bind(SignatureCookie)
    .toResolvedValue(
      (cookies: Cookies, values: BrowserValues) => new SignatureCookie(cookies, values, location.origin),
      [Cookies, BrowserValues],
    )
    .inSingletonScope();
  bind(CallContext)
    .toResolvedValue(
      (cookie: SignatureCookie, language: LanguageStore): CallContext => ({
        signature: () => cookie.read(),
        language: () => language.current,
      }),
      [SignatureCookie, LanguageStore],
    )
    .inSingletonScope();
  bind(CachedAnswers)
    .toResolvedValue((values: BrowserValues, clock: Clock) => new CachedAnswers(values, clock), [BrowserValues, Clock])
    .inSingletonScope();
  bind(UserNamesStore)
    .toResolvedValue((main: MainClient, language: LanguageStore) => new UserNamesStore(main, language), [MainClient, LanguageStore])
    .inSingletonScope();
  bind(ReferenceNamesStore)
    .toResolvedValue((main: MainClient, events: CallEvents) => new ReferenceNamesStore(main, events), [MainClient, CallEvents])
    .inSingletonScope();
  bind(DownloadBadgeStore)
    .toResolvedValue((main: MainClient) => new DownloadBadgeStore(main), [MainClient])
    .inSingletonScope();
  bind(SessionStore)
    .toResolvedValue(
      (
        main: SessionParts['main'],
        office: SessionParts['office'],
        cookie: SignatureCookie,
        cache: CachedAnswers,
        language: LanguageStore,
        names: UserNamesStore,
        references: ReferenceNamesStore,
        badge: DownloadBadgeStore,
        values: BrowserValues,
      ) => new SessionStore({ main, office, cookie, device: new KnownDevice(values), cache, language, names, references, badge }),
      [
        MainClient,
        OfficeClient,
        SignatureCookie,
        CachedAnswers,
        LanguageStore,
        UserNamesStore,
        ReferenceNamesStore,
        DownloadBadgeStore,
        BrowserValues,
      ],
    )
    .inSingletonScope();
  bind(Session).toService(SessionStore);
  bind(SessionEnd)
    .toResolvedValue(
      (
        session: SessionStore,
        cookie: SignatureCookie,
        pending: PendingCalls,
        messages: Messages,
        navigation: Navigation,
        broadcast: Broadcast,
        clock: Clock,
        work: UnsavedWork,
        events: CallEvents,
      ) => new SessionEnd({ session, cookie, pending, messages, navigation, broadcast, clock, work }, events),
      [SessionStore, SignatureCookie, PendingCalls, Messages, Navigation, Broadcast, Clock, UnsavedWork, CallEvents],
    )
    .inSingletonScope();
});
