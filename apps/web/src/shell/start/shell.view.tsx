import { StrictMode, useEffect, useMemo } from 'react';
import { observer } from 'mobx-react-lite';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { DownloadNotice } from '../download-notice.ts';
import { InboxWatch } from '../inbox/inbox-watch.ts';
import { LanguageStore } from '../language/language.store.ts';
import { LookSync } from '../look/look-sync.ts';
import { LookStore } from '../look/look.store.ts';
import { createRoutes } from '../routes/routes.tsx';
import { RouterNavigation } from '../routes/router-navigation.ts';
import { Network } from '../network/network.ts';
import { type Services, ServicesProvider } from '../services.tsx';
import { SessionEnd } from '../session/session-end.ts';
import { ProlongStore } from '../prolong/prolong.store.ts';
import { Viewing } from '../session/viewing.ts';
import type { StandaloneDocuments } from '../standalone/standalone-document.ts';
import { SessionWatch } from '../session/session-watch.ts';
import { AssetsWatch } from '../states/assets-watch.ts';
import { ClickWatch } from '../track/click-watch.ts';
import { Tracker } from '../track/tracker.ts';
import { Toaster } from '../toaster/toaster.view.tsx';

/** The app: services, routes and what stands over every page. */
export function Shell({ services, documents }: { readonly services: Services; readonly documents?: StandaloneDocuments }) {
  const router = useMemo(() => {
    const made = createBrowserRouter(createRoutes(services, documents));
    services.get(RouterNavigation).attach(made);
    // before SessionEnd: the end of a view as another user must not end the session
    services.get(Viewing);
    services.get(SessionEnd);
    services.get(LookSync).start();
    services.get(DownloadNotice);
    services.get(SessionWatch).start();
    services.get(ProlongStore).start();
    services.get(InboxWatch).start();
    services.get(Network).follow(window);
    services.get(AssetsWatch).start();
    services.get(ClickWatch).start(document);
    window.addEventListener('pagehide', () => services.get(Tracker).flush());
    return made;
  }, [services, documents]);
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <DocumentLook services={services} />
        <RouterProvider router={router} />
        <Toaster />
      </ServicesProvider>
    </StrictMode>
  );
}

/** Puts language, theme and density on the document. */
const DocumentLook = observer(function DocumentLook({ services }: { readonly services: Services }) {
  const language = services.get(LanguageStore).current;
  const look = services.get(LookStore);
  const { density, dark } = look;
  useEffect(() => {
    document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset['density'] = density;
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    document.body.classList.toggle('bp6-dark', dark);
  }, [density, dark]);
  return null;
});
