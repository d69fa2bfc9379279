import { createMemoryRouter, type RouteObject } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { noPermissionMessage } from '@axle/permissions';
import { officePaths } from '@axle/wire';
import { refused } from '../../testing/answering-clients.ts';
import { KeptMessages } from '../../testing/memory-ports.ts';
import { catalogueMenu, sessionBench, signedInBench, willing } from '../../testing/session-bench.ts';
import { Messages } from '../messages.ts';
import { Navigation } from '../navigation.ts';
import type { Services } from '../services.tsx';
import { Network } from '../network/network.ts';
import { SessionStore } from '../session/session.store.ts';
import { createRoutes } from './routes.tsx';
import { RouterNavigation } from './router-navigation.ts';

// the routes are lazy; reading their modules for the first time is not what is timed here
beforeAll(async () => {
  await Promise.all([import('../frame/frame.view.tsx'), import('../sign-in/sign-in.view.tsx'), import('../workspace/tab-opener.view.tsx')]);
});

/** A router at an address, settled, over a session. */
async function routerAt(address: string, { session }: Pick<ReturnType<typeof sessionBench>, 'session'>) {
  const messages = new KeptMessages();
  const navigation = new RouterNavigation();
  const known = new Map<unknown, unknown>([
    [SessionStore, session],
    [Network, new Network(true)],
    [Navigation, navigation],
    [Messages, messages],
  ]);
  const router = createMemoryRouter(createRoutes({ get: port => known.get(port) } as Services), { initialEntries: [address] });
  navigation.attach(router);
  const settled = () => expect.poll(() => router.state.initialized && router.state.navigation.state === 'idle').toBe(true);
  await settled();
  const at = () => `${router.state.location.pathname}${router.state.location.search}`;
  const status = () => Object.values(router.state.errors ?? {}).map(error => (error as { status?: number }).status)[0];
  return { router, messages, settled, at, status };
}

it('[spec 2.9] redirects users who are not signed in from any admin address to the login page, with the address to return to', async () => {
  const { at } = await routerAt('/admin/basic/vehicleModel?year=2020', sessionBench());
  expect(at()).toBe('/login?redirect=%2Fadmin%2Fbasic%2FvehicleModel%3Fyear%3D2020');
});

it('[spec 2.14] the route of the home page is named home', async () => {
  const { router } = await routerAt('/', await signedInBench());
  expect(router.state.matches.at(-1)?.route.id).toBe('home');
});

it.each(['/', '/admin', '/login'])('[spec 2.1, 2.3] %s leads the signed-in user home', async address => {
  const { at } = await routerAt(address, await signedInBench());
  expect(at()).toBe('/admin/home/homeIndex');
});

it('[spec 2.20] a section leads to its first permitted page when its default page is not', async () => {
  const { at } = await routerAt('/admin/basic', await signedInBench());
  expect(at()).toBe('/admin/basic/vehicleModel');
});

it('[spec 2.12] cancels the navigation to a page that is not the user’s, and says why', async () => {
  const { router, messages, settled, at, status } = await routerAt('/admin/basic/vehicleModel?year=2020', await signedInBench());
  await router.navigate('/admin/resourceCenter/importTask');
  await settled();
  expect(at()).toBe('/admin/basic/vehicleModel?year=2020');
  expect(status()).toBeUndefined();
  const { zh, en } = noPermissionMessage;
  const code = 'resourceCenter.importTask.list';
  expect(messages.shown).toEqual([['warn', { zh: `${zh}：导入任务（${code}）`, en: `${en}: Import tasks (${code})` }]]);
});

it('shows the state in place of the page when it was opened by address', async () => {
  const { at, status } = await routerAt('/admin/resourceCenter/importTask', await signedInBench());
  expect([at(), status()]).toEqual(['/admin/resourceCenter/importTask', 403]);
});

it('[spec 2.11] opens the download centre for everybody', async () => {
  const { status } = await routerAt('/admin/resourceCenter/downList', await signedInBench({ ...willing(), [officePaths.menu]: [] }));
  expect(status()).toBeUndefined();
});

it('[spec 2.8] knows no other sections and no deeper paths', async () => {
  expect((await routerAt('/admin/nowhere/page', await signedInBench())).status()).toBe(404);
  expect((await routerAt('/admin/basic/vehicleModel/deeper', await signedInBench())).status()).toBe(404);
});

it('of two navigations at once the last one counts', async () => {
  const { router, settled, at, status } = await routerAt('/', await signedInBench());
  void router.navigate('/admin/basic/vehicleModel');
  void router.navigate('/admin/resourceCenter/downList');
  await settled();
  expect([at(), status()]).toEqual(['/admin/resourceCenter/downList', undefined]);
});

it('a page of the menu that nobody has made is not found, and nothing breaks', async () => {
  const [home, basic] = catalogueMenu;
  const strange = { ...basic!.children[0]!.children[0]!, uniqueKey: 'noSuchPage', path: '/admin/basic/noSuchPage' };
  const menu = [home, { ...basic!, children: [{ ...basic!.children[0]!, children: [strange] }] }];
  expect((await routerAt('/admin/basic/noSuchPage', await signedInBench({ ...willing(), [officePaths.menu]: menu }))).status()).toBe(404);
});

it('opens a borrowed page with the conditions of its section, by address too, until the user removes them', async () => {
  const [home, basic] = catalogueMenu;
  const lent = { ...basic!.children[0]!.children[0]!, uniqueKey: 'logoutStock', path: '/admin/delivery/logoutStock' };
  const menu = [
    home,
    { ...basic!, uniqueKey: 'delivery', path: '/admin/delivery', children: [{ ...basic!.children[0]!, children: [lent] }] },
  ];
  const { router, settled, at } = await routerAt(
    '/admin/delivery/logoutStock',
    await signedInBench({ ...willing(), [officePaths.menu]: menu }),
  );
  expect(at()).toBe('/admin/delivery/logoutStock?outType=in%3Afba%2Ctransfer%2Cdistribution');
  await router.navigate('/admin/delivery/logoutStock');
  await settled();
  expect(at()).toBe('/admin/delivery/logoutStock');
});

it('[spec 2.19] loads every page lazily', () => {
  const { session } = sessionBench();
  const eager = (routes: readonly RouteObject[]): string[] =>
    routes.flatMap(route => [...(route.path && !route.lazy ? [route.path] : []), ...eager(route.children ?? [])]);
  // the address of a section leads on and draws nothing
  expect(eager(createRoutes({ get: port => ((port as unknown) === SessionStore ? session : undefined) } as Services))).toEqual(['*']);
});

it('says so when the account cannot be loaded, and keeps the sign-in', async () => {
  const answers = willing();
  const bench = sessionBench(answers);
  await bench.session.signIn({ account: 'catalogeditor', password: 'Axle-demo-2026', remember: false });
  answers[officePaths.recheck] = refused('NO_RESPONSE', '连接服务器出错');
  const { at, status } = await routerAt('/admin/home/homeIndex', bench);
  expect([at(), status()]).toEqual(['/admin/home/homeIndex', 503]);
  expect(bench.cookie.read()).toBeDefined();
});
