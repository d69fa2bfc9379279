import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { TrackingRecord } from '@axle/tracking';
import { officePaths } from '@axle/wire';
import type { DocumentProps, LoadDocument } from './standalone-document.ts';
import { refused } from '../../testing/answering-clients.ts';
import { countedIds, KeptMessages, KeptNavigation, memoryValues } from '../../testing/memory-ports.ts';
import { sessionBench, signedInBench, willing } from '../../testing/session-bench.ts';
import { DialogsStore } from '../dialogs/dialogs.store.ts';
import { LanguageStore } from '../language/language.store.ts';
import { Messages } from '../messages.ts';
import { Navigation } from '../navigation.ts';
import { createRoutes } from '../routes/routes.tsx';
import { type Services, ServicesProvider } from '../services.tsx';
import { Session } from '../session/session.ts';
import { Network } from '../network/network.ts';
import { SessionStore } from '../session/session.store.ts';
import { SystemChoiceStore } from '../sign-in/system-choice.store.ts';
import { Tracker } from '../track/tracker.ts';
import { ShareTokens } from './share-tokens.ts';
import type { StandaloneKey } from './standalone-pages.ts';

// the routes are lazy; reading their modules for the first time is not what is timed here
beforeAll(async () => {
  await Promise.all([import('./standalone.view.tsx'), import('../sign-in/sign-in.view.tsx')]);
});
afterEach(cleanup);

const token = 'A'.repeat(43);
const shows: LoadDocument = async () => ({
  default: ({ parameters, token: given }: DocumentProps) => <p>{`document ${Object.values(parameters).join()} ${given ?? 'signed in'}`}</p>,
});

async function open(address: string, bench: ReturnType<typeof sessionBench>, key?: StandaloneKey, tabValues = memoryValues()) {
  const sent: TrackingRecord[] = [];
  const tracker = new Tracker({
    sender: { send: record => void sent.push(record) },
    cookies: bench.cookies,
    clock: bench.clock,
    ids: countedIds(),
    context: { signature: () => 'abc', language: () => 'zh-cn' },
    screen: '1440x900',
  });
  const known = new Map<unknown, unknown>([
    [Session, bench.session],
    [SessionStore, bench.session],
    [Network, new Network(true)],
    [Navigation, new KeptNavigation()],
    [Messages, new KeptMessages()],
    [LanguageStore, bench.language],
    [ShareTokens, new ShareTokens(tabValues)],
    [Tracker, tracker],
    [DialogsStore, new DialogsStore()],
    [SystemChoiceStore, new SystemChoiceStore(bench.values)],
  ]);
  const services = { get: port => known.get(port) } as Services;
  const router = createMemoryRouter(createRoutes(services, key ? { [key]: shows } : {}), { initialEntries: [address] });
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  await expect.poll(() => router.state.initialized && router.state.navigation.state === 'idle').toBe(true);
  const views = () => {
    bench.clock.pass(1_000);
    return sent.map(({ pageName, pageUrl, spmCode }) => [pageName, pageUrl, spmCode]);
  };
  const { location, errors } = router.state;
  return { at: `${location.pathname}${location.search}`, views, status: Object.values(errors ?? {})[0] as { status: number } | undefined };
}

it.each([
  ['samplingLog', 'samplingNo=SM25110300001', 'SM-251-103-00001 抽样日志'],
  ['receiveReportForm', 'batchNo=SB25110300001', 'SB-251-103-00001 收货报告单'],
  ['oaCheckDetail', 'flowId=7781', '7781 审批详情'],
] as const)('[spec 2.5, 2.6, 2.7] /%s is a page of its own; a document that does not exist is said not to', async (key, query, title) => {
  const { views } = await open(`/${key}?${query}`, await signedInBench());
  expect(await screen.findByRole('heading', { name: '单据不存在' })).toBeTruthy();
  await expect.poll(() => document.title).toContain(title);
  expect(screen.queryByRole('navigation')).toBeNull();
  await expect.poll(views).toEqual([[key, `/${key}?${query}`, expect.stringMatching(/^sb\.sa\./)]]);
});

it('a registered document is given the checked parameters', async () => {
  await open('/samplingLog?samplingNo=sm1&colour=red', await signedInBench(), 'samplingLog');
  expect(await screen.findByText('document sm-1 signed in')).toBeTruthy();
  expect(screen.getByRole('button', { name: '打印' })).toBeTruthy();
});

it('a token leaves the address, stands in for the sign-in, is not tracked, and outlives a reload', async () => {
  const kept = memoryValues();
  const bench = sessionBench();
  const first = await open(`/samplingLog?samplingNo=SM1&t=${token}`, bench, 'samplingLog', kept);
  expect(first.at).toBe('/samplingLog?samplingNo=SM1');
  expect(await screen.findByText(`document SM-1 ${token}`)).toBeTruthy();
  // what is drawn is tracked a moment later
  await expect.poll(() => first.views().map(([, url]) => url)).toEqual(['/samplingLog?samplingNo=SM1']);
  cleanup();
  await open('/samplingLog?samplingNo=SM1', bench, 'samplingLog', kept);
  expect(await screen.findByText(`document SM-1 ${token}`)).toBeTruthy();
  cleanup();
  expect((await open('/samplingLog?samplingNo=SM2', bench, 'samplingLog', kept)).at).toMatch(/^\/login/);
});

it('what cannot be a token is an invalid link', async () => {
  await open('/receiveReportForm?rrNo=RR1&t=guess', sessionBench(), 'receiveReportForm');
  expect(await screen.findByRole('heading', { name: '链接无效或已过期' })).toBeTruthy();
});

it('an approval is never opened by a token', async () => {
  expect((await open(`/oaCheckDetail?flowId=1&t=${token}`, sessionBench(), 'oaCheckDetail')).at).toBe(
    '/login?redirect=%2FoaCheckDetail%3FflowId%3D1',
  );
});

it('the query is checked before any call', async () => {
  const bench = sessionBench();
  await bench.session.signedIn();
  await open('/samplingLog?unitNo=1', bench);
  expect(await screen.findByRole('heading', { name: '缺少参数samplingNo / inspectionNo' })).toBeTruthy();
  expect(bench.paths()).toEqual([officePaths.cookieKey]);
});

it('without a cookie the login page comes, in the language that was asked for, and leads back', async () => {
  const bench = sessionBench();
  const { at } = await open('/samplingLog?samplingNo=SM1&lang=en', bench);
  expect(at).toBe('/login?redirect=%2FsamplingLog%3FsamplingNo%3DSM1%26lang%3Den');
  expect(bench.language.current).toBe('en');
});

it('the language of an address is not remembered by the browser, and the profile does not overrule it', async () => {
  const bench = await signedInBench();
  await open('/samplingLog?samplingNo=SM1&lang=en', bench);
  await bench.session.recheckNow();
  expect(bench.language.current).toBe('en');
  expect(new LanguageStore(bench.values, { changeLanguage: () => undefined } as never).current).toBe('zh-cn');
});

it('a server that cannot be reached is reported, and the sign-in is kept', async () => {
  const bench = sessionBench({ ...willing(), [officePaths.recheck]: refused('NO_RESPONSE', '连接服务器出错') });
  await bench.session.signIn({ account: 'catalogeditor', password: 'Axle-demo-2026', remember: false });
  expect((await open('/samplingLog?samplingNo=SM1', bench)).status?.status).toBe(503);
  expect(bench.cookie.read()).toBeDefined();
});
