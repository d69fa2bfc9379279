import type { TrackingRecord } from '@axle/tracking';
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, data, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ManualClock } from '../../testing/manual-clock.ts';
import { countedIds, MemoryCookies } from '../../testing/memory-ports.ts';
import { signedInBench } from '../../testing/session-bench.ts';
import { Network } from '../network/network.ts';
import { type Services, ServicesProvider } from '../services.tsx';
import { Session } from '../session/session.ts';
import { Tracker } from '../track/tracker.ts';
import { Component as NotFound } from './not-found.view.tsx';
import { RouteFailure } from './route-failure.view.tsx';

afterEach(cleanup);

it('[spec 2.13] a page that may not be opened and one that does not exist are page views of their own; a failure is not', async () => {
  const { session } = await signedInBench();
  const sent: TrackingRecord[] = [];
  const clock = new ManualClock();
  const tracker = new Tracker({
    sender: { send: record => void sent.push(record) },
    cookies: new MemoryCookies(),
    clock,
    ids: countedIds(),
    context: { signature: () => 'abc', language: () => 'zh-cn' },
    screen: '1440x900',
  });
  const known = new Map<unknown, unknown>([
    [Tracker, tracker],
    [Session, session],
    [Network, new Network(true)],
  ]);
  const fails = (status: number) => () => Promise.reject<unknown>(data(undefined, { status }) as unknown as Error);
  const page = { Component: () => null, ErrorBoundary: RouteFailure, HydrateFallback: () => null };
  const router = createMemoryRouter(
    [
      { path: '/admin/system/user', loader: fails(403), ...page },
      { path: '/admin/system/none', loader: fails(404), ...page },
      { path: '/admin/system/away', loader: fails(503), ...page },
      { path: '*', Component: NotFound },
    ],
    { initialEntries: ['/admin/system/user'] },
  );
  render(
    <ServicesProvider services={{ get: port => known.get(port) } as Services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  const views = () => {
    clock.pass(1_000);
    return sent.filter(({ eventType }) => eventType === 'page_view').map(({ pageName, pageUrl }) => [pageName, pageUrl]);
  };
  const forbidden = ['无权限访问', '/admin/system/user'];
  const missing = ['页面不存在', '/admin/system/none'];
  await expect.poll(views).toEqual([forbidden]);
  await router.navigate('/admin/system/none');
  await expect.poll(views).toEqual([forbidden, missing]);
  await router.navigate('/admin/system/away');
  await router.navigate('/nowhere');
  await expect.poll(views).toEqual([forbidden, missing, ['页面不存在', '/nowhere']]);
});
