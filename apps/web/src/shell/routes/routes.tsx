import { data, type LoaderFunctionArgs, type MiddlewareFunction, redirect, type RouteObject } from 'react-router';
import { homePath, loginPath, noPermissionMessage, pageGuard, standalonePaths } from '@axle/permissions';
import { listAddress } from '../../engine/filter-address.ts';
import type { StandaloneDocuments } from '../standalone/standalone-document.ts';
import { LanguageStore } from '../language/language.store.ts';
import { Messages } from '../messages.ts';
import { Navigation } from '../navigation.ts';
import type { Services } from '../services.tsx';
import { SessionStore } from '../session/session.store.ts';
import type { StandaloneParts } from './open-standalone.ts';
import { ShareTokens } from '../standalone/share-tokens.ts';
import type { StandaloneKey } from '../standalone/standalone-pages.ts';
import { RouteFailure } from '../states/route-failure.view.tsx';
import { tabAddress } from '../workspace/tab-address.ts';
import { findPage } from './find-page.ts';
import { Root } from './root.view.tsx';
import { Starting } from './starting.view.tsx';

const addressOf = (request: Request): string => {
  const url = new URL(request.url);
  return `${url.pathname}${url.search}`;
};

const standaloneKeys = standalonePaths.map(path => path.slice(1)) as readonly StandaloneKey[];

/** The routes of spec.md section 2 with their guards. Everything but the root is a chunk of its own. */
export function createRoutes(services: Services, documents: StandaloneDocuments = {}): RouteObject[] {
  const session = services.get(SessionStore);
  const navigation = services.get(Navigation);
  const messages = services.get(Messages);

  const visitor = () => ({ signedIn: true, menu: session.menu, isSuper: session.isSuper });

  /** Redirects users who are not signed in to the login page, and signed-in users away from it. */
  const needsSignIn: MiddlewareFunction = async ({ request }) => {
    const address = addressOf(request);
    const signedIn = await session.signedIn();
    if (signedIn && /admin/.test(address) && !(await session.load()) && (await session.signedIn())) throw data(undefined, { status: 503 });
    const decision = pageGuard(address, { ...visitor(), signedIn: await session.signedIn() });
    if (typeof decision === 'object') throw redirect(decision.redirect);
  };

  /** A page that is not the user's: the message, and the navigation is cancelled; opened by address, the state in place of the page. */
  const needPermission = async (request: Request): Promise<void> => {
    const decision = pageGuard(addressOf(request), visitor());
    if (decision === 'notFound') throw data(undefined, { status: 404 });
    if (decision !== 'noPermission') return;
    const { lackingMessage, missingRight } = await import('./missing-right.ts');
    const missing = await missingRight(addressOf(request));
    const here = navigation.here();
    const inView = here.startsWith('/admin/') && here !== addressOf(request) && pageGuard(here, visitor()) === 'allow';
    if (!inView) throw data(missing, { status: 403 });
    messages.show('warn', missing ? lackingMessage(missing) : noPermissionMessage);
    throw redirect(here);
  };

  const page: RouteObject = {
    loader: async ({ request }) => {
      await needPermission(request);
      const { pathname, search } = new URL(request.url);
      const address = tabAddress(pathname);
      const found = await findPage(address?.section, address?.page);
      // a user who is on the page already may remove the conditions
      if (found.preset && search === '' && navigation.here().replace(/\?.*$/, '') !== pathname)
        throw redirect(listAddress(pathname, undefined, found.preset));
      return found;
    },
    lazy: () => import('../workspace/tab-opener.view.tsx'),
  };

  const standalone = (): StandaloneParts => ({
    session,
    language: services.get(LanguageStore),
    tokens: services.get(ShareTokens),
    documents,
  });

  return [
    {
      middleware: [needsSignIn],
      Component: Root,
      HydrateFallback: Starting,
      ErrorBoundary: RouteFailure,
      children: [
        {
          path: loginPath.slice(1),
          lazy: () => import('../sign-in/sign-in.view.tsx'),
          loader: async () => ((await session.signedIn()) ? redirect('/') : undefined),
        },
        {
          path: 'admin',
          lazy: () => import(/* webpackChunkName: "frame" */ '../frame/frame.view.tsx'),
          children: [
            {
              ErrorBoundary: RouteFailure,
              children: [
                { id: 'home', path: homePath.replace('/admin/', ''), ...page },
                { path: ':section/:page', ...page },
                { path: '*', Component: NothingYet, loader: ({ request }) => needPermission(request) },
              ],
            },
          ],
        },
        ...standaloneKeys.map(key => ({
          path: key,
          loader: async ({ request }: LoaderFunctionArgs) =>
            (await import('./open-standalone.ts')).openStandalone(key, request, standalone()),
          lazy: () => import('../standalone/standalone.view.tsx'),
        })),
        { path: '*', lazy: () => import('../states/not-found.view.tsx') },
      ],
    },
  ];
}

/** A section's address: the guard leads on before this is shown. */
const NothingYet = () => null;
