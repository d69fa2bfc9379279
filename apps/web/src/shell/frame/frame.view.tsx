import '../../styles/blueprint.css';
import './frame.css';
import { BlueprintProvider } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useDraftSending } from '../../engine/drafts/use-draft-sending.ts';
import { DialogsView } from '../dialogs/dialogs.view.tsx';
import { MainMenu } from '../menu/main-menu.view.tsx';
import { OfflineBar } from '../network/offline-bar.view.tsx';
import { OwnSignInsStore } from '../own-sign-ins/own-sign-ins.store.ts';
import { PasswordStore } from '../password/password.store.ts';
import { ProlongStore } from '../prolong/prolong.store.ts';
import { useRecentPlaces } from '../quick-search/use-recent-places.ts';
import { QuickSearch } from '../quick-search/quick-search.view.tsx';
import { SessionStore } from '../session/session.store.ts';
import { useService } from '../services.tsx';
import { useRegionKeys } from '../shortcuts/regions.ts';
import { useShortcutsKey } from '../shortcuts/use-shortcuts-key.ts';
import { tabKeyOf } from '../workspace/tab-address.ts';
import { TabPanels } from '../page/tab-panels.view.tsx';
import { TabStrip } from '../workspace/tab-strip.view.tsx';
import { UnsavedWork } from '../workspace/unsaved-work.ts';
import { WorkspaceStore } from '../workspace/workspace.store.ts';
import { WhyStore } from '../why/why.store.ts';
import { TopBar } from './top-bar.view.tsx';
import { Session } from '../session/session.ts';
import { frameText } from '../../text/frame.ts';

const OwnSignIns = lazy(async () => ({ default: (await import('../own-sign-ins/own-sign-ins.view.tsx')).OwnSignIns }));

const WhyDialog = lazy(async () => ({ default: (await import('../why/why-dialog.view.tsx')).WhyDialog }));

const PasswordPrompt = lazy(async () => ({ default: (await import('../password/password-prompt.view.tsx')).PasswordPrompt }));

const ViewingBar = lazy(async () => ({ default: (await import('../viewing/viewing-bar.view.tsx')).ViewingBar }));

const ShortcutsSheet = lazy(async () => ({ default: (await import('../shortcuts/shortcuts.view.tsx')).ShortcutsSheet }));

const ProlongDialog = lazy(async () => ({ default: (await import('../prolong/prolong.view.tsx')).ProlongDialog }));

// Blueprint would list its own hotkeys on ?, where the shortcuts sheet opens
const noDialog = () => <></>;

/** The main shell: bar, menu, tabs and the pages in them. */
export const Component = observer(function Frame() {
  const session = useService(Session);
  const workspace = useService(WorkspaceStore);
  const signIns = useService(OwnSignInsStore);
  const prolong = useService(ProlongStore);
  const why = useService(WhyStore);
  const password = useService(PasswordStore);
  const shortcuts = useShortcutsKey();
  useRegionKeys();
  useRecentPlaces();
  const viewed = useService(SessionStore).recheck?.viewed_by !== undefined;
  const { pathname, search } = useLocation();
  useLayoutEffect(() => workspace.restore(), [workspace]);
  useUnsavedGuard();
  useDraftSending();
  const tabInSight = workspace.tabs.some(tab => tab.key === tabKeyOf(pathname, search));
  if (password.isAlone)
    return (
      <BlueprintProvider>
        <Suspense>
          <PasswordPrompt />
        </Suspense>
      </BlueprintProvider>
    );
  return (
    <BlueprintProvider hotkeysProviderRenderDialog={noDialog}>
      <div className="frame">
        <a className="skip-link" href="#content">
          {session.say(frameText.skipToContent)}
        </a>
        <Suspense>{viewed && <ViewingBar />}</Suspense>
        <TopBar />
        <MainMenu />
        <div className="frame-work">
          <TabStrip />
          <main id="content" tabIndex={-1}>
            <TabPanels />
            <div hidden={tabInSight}>
              <Outlet />
            </div>
          </main>
        </div>
        <OfflineBar />
        <QuickSearch />
        <DialogsView />
        <Suspense>{shortcuts.isOpen && <ShortcutsSheet />}</Suspense>
        <Suspense>{password.isOpen && <PasswordPrompt />}</Suspense>
        <Suspense>{prolong.isOpen && <ProlongDialog />}</Suspense>
        <Suspense>{signIns.isOpen && <OwnSignIns />}</Suspense>
        <Suspense>{why.isOpen && <WhyDialog />}</Suspense>
      </div>
    </BlueprintProvider>
  );
});

/** The browser asks before it closes or reloads a window that holds something unsaved. With the frame its pages are gone. */
function useUnsavedGuard(): void {
  const work = useService(UnsavedWork);
  useLayoutEffect(() => () => work.forget(), [work]);
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (work.isAnywhere) event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [work]);
}
