import { ContainerModule } from 'inversify';
import { Broadcast } from '../gateways/broadcast.ts';
import { CallEvents } from '../gateways/call-events.ts';
import { Clock } from '../gateways/clock.ts';
import { OfficeClient } from '../gateways/office-client.ts';
import { BrowserValues, TabValues } from '../gateways/stored-values.ts';
import { Dialogs } from '../shell/dialogs/dialogs.ts';
import { DialogsStore } from '../shell/dialogs/dialogs.store.ts';
import { DownloadNotice } from '../shell/download-notice.ts';
import { InboxStore } from '../shell/inbox/inbox.store.ts';
import { InboxWatch } from '../shell/inbox/inbox-watch.ts';
import { LookStore } from '../shell/look/look.store.ts';
import { LookSync } from '../shell/look/look-sync.ts';
import { MainClient } from '../gateways/main-client.ts';
import { browserTheme, SystemTheme } from '../shell/look/system-theme.ts';
import { MenuStore } from '../shell/menu/menu.store.ts';
import { Messages } from '../shell/messages.ts';
import { MessagesStore } from '../shell/messages/messages.store.ts';
import { Navigation } from '../shell/navigation.ts';
import { Network } from '../shell/network/network.ts';
import { WhyStore } from '../shell/why/why.store.ts';
import { OwnSignInsStore } from '../shell/own-sign-ins/own-sign-ins.store.ts';
import { PasswordStore } from '../shell/password/password.store.ts';
import { ProlongStore } from '../shell/prolong/prolong.store.ts';
import { QuickSearchStore } from '../shell/quick-search/quick-search.store.ts';
import { RouterNavigation } from '../shell/routes/router-navigation.ts';
import { Session } from '../shell/session/session.ts';
import { SessionStore } from '../shell/session/session.store.ts';
import { SignatureCookie } from '../shell/session/signature-cookie.ts';
import { Viewing } from '../shell/session/viewing.ts';
import { SessionWatch } from '../shell/session/session-watch.ts';
import { ShortcutsStore } from '../shell/shortcuts/shortcuts.store.ts';
import { SystemChoiceStore } from '../shell/sign-in/system-choice.store.ts';
import { ShareTokens } from '../shell/standalone/share-tokens.ts';
import { AssetsWatch } from '../shell/states/assets-watch.ts';
import { WindowStore } from '../shell/window/window.store.ts';
import { KeptInput } from '../shell/workspace/kept-input.ts';
import { UnsavedWork } from '../shell/workspace/unsaved-work.ts';
import { WorkspaceStore } from '../shell/workspace/workspace.store.ts';

/** Reloads the app and keeps unsaved input. */
const reloading = (work: UnsavedWork) => () => {
  work.keep();
  location.reload();
};

/** Reloads the app at an address and keeps unsaved input. */
const opening = (work: UnsavedWork) => (address: string) => {
  work.keep();
  location.assign(address);
};

/** The login page and the frame around the pages. */
export const shellModule = new ContainerModule(({ bind }) => {
  bind(MessagesStore)
    .toResolvedValue((clock: Clock) => new MessagesStore(clock), [Clock])
    .inSingletonScope();
  bind(Messages).toService(MessagesStore);
  bind(DialogsStore).toConstantValue(new DialogsStore());
  bind(Dialogs).toService(DialogsStore);
  bind(RouterNavigation).toConstantValue(new RouterNavigation());
  bind(Navigation).toService(RouterNavigation);
  bind(Network).toConstantValue(new Network(navigator.onLine));
  bind(SystemTheme).toConstantValue(browserTheme(window));
  bind(LookStore)
    .toResolvedValue((values: BrowserValues, theme: SystemTheme) => new LookStore(values, theme), [BrowserValues, SystemTheme])
    .inSingletonScope();
  bind(LookSync)
    .toResolvedValue(
      (main: MainClient, session: SessionStore, look: LookStore) => new LookSync(main, session, look),
      [MainClient, SessionStore, LookStore],
    )
    .inSingletonScope();
  bind(MenuStore)
    .toResolvedValue((values: BrowserValues) => new MenuStore(values), [BrowserValues])
    .inSingletonScope();
  bind(SystemChoiceStore)
    .toResolvedValue((values: BrowserValues) => new SystemChoiceStore(values), [BrowserValues])
    .inSingletonScope();
  bind(QuickSearchStore).toConstantValue(new QuickSearchStore());
  bind(ShortcutsStore).toConstantValue(new ShortcutsStore());
  bind(WindowStore)
    .toResolvedValue((clock: Clock) => new WindowStore(window, clock), [Clock])
    .inSingletonScope();
  bind(UnsavedWork)
    .toResolvedValue(
      (dialogs: Dialogs, values: TabValues, session: Session) => new UnsavedWork(dialogs, new KeptInput(values, session)),
      [Dialogs, TabValues, Session],
    )
    .inSingletonScope();
  bind(WorkspaceStore)
    .toResolvedValue(
      (values: TabValues, session: Session, messages: Messages, work: UnsavedWork) => new WorkspaceStore(values, session, messages, work),
      [TabValues, Session, Messages, UnsavedWork],
    )
    .inSingletonScope();
  bind(ShareTokens)
    .toResolvedValue((values: TabValues) => new ShareTokens(values), [TabValues])
    .inSingletonScope();
  bind(PasswordStore)
    .toResolvedValue(
      (session: SessionStore, office: OfficeClient, messages: Messages, clock: Clock, values: BrowserValues) =>
        new PasswordStore({ session, office, messages, clock, values }),
      [SessionStore, OfficeClient, Messages, Clock, BrowserValues],
    )
    .inSingletonScope();
  bind(ProlongStore)
    .toResolvedValue(
      (session: SessionStore, office: OfficeClient, cookie: SignatureCookie, messages: Messages, broadcast: Broadcast, clock: Clock) =>
        new ProlongStore({ session, office, cookie, messages, broadcast, clock }),
      [SessionStore, OfficeClient, SignatureCookie, Messages, Broadcast, Clock],
    )
    .inSingletonScope();
  bind(DownloadNotice)
    .toResolvedValue(
      (events: CallEvents, messages: Messages, navigation: Navigation, session: Session) =>
        new DownloadNotice(events, messages, navigation, session),
      [CallEvents, Messages, Navigation, Session],
    )
    .inSingletonScope();
  bind(InboxStore)
    .toResolvedValue(
      (office: OfficeClient, session: SessionStore, dialogs: Dialogs) => new InboxStore({ office, session, dialogs }),
      [OfficeClient, SessionStore, Dialogs],
    )
    .inSingletonScope();
  bind(OwnSignInsStore)
    .toResolvedValue((office: OfficeClient, session: SessionStore) => new OwnSignInsStore(office, session), [OfficeClient, SessionStore])
    .inSingletonScope();
  bind(WhyStore)
    .toResolvedValue((session: Session) => new WhyStore(session), [Session])
    .inSingletonScope();
  bind(InboxWatch)
    .toResolvedValue(
      (inbox: InboxStore, session: SessionStore, messages: Messages, navigation: Navigation, clock: Clock, events: CallEvents) =>
        new InboxWatch({ inbox, session, messages, navigation, clock, events, page: document }),
      [InboxStore, SessionStore, Messages, Navigation, Clock, CallEvents],
    )
    .inSingletonScope();
  bind(Viewing)
    .toResolvedValue(
      (main: MainClient, cookie: SignatureCookie, values: BrowserValues, work: UnsavedWork, events: CallEvents) =>
        new Viewing({ main, cookie, values, open: opening(work) }, events),
      [MainClient, SignatureCookie, BrowserValues, UnsavedWork, CallEvents],
    )
    .inSingletonScope();
  bind(AssetsWatch)
    .toResolvedValue(
      (messages: Messages, network: Network, work: UnsavedWork) => new AssetsWatch(messages, network, reloading(work)),
      [Messages, Network, UnsavedWork],
    )
    .inSingletonScope();
  bind(SessionWatch)
    .toResolvedValue(
      (clock: Clock, session: SessionStore, work: UnsavedWork) =>
        new SessionWatch(clock, session, { events: window, reload: reloading(work) }),
      [Clock, SessionStore, UnsavedWork],
    )
    .inSingletonScope();
});
