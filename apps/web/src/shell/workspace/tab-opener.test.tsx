import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { TrackingRecord } from '@axle/tracking';
import { ManualClock } from '../../testing/manual-clock.ts';
import { countedIds, KeptMessages, MemoryCookies, memoryValues } from '../../testing/memory-ports.ts';
import { signedInBench } from '../../testing/session-bench.ts';
import { DialogsStore } from '../dialogs/dialogs.store.ts';
import { findPage } from '../routes/find-page.ts';
import { type Services, ServicesProvider } from '../services.tsx';
import { Tracker } from '../track/tracker.ts';
import { Component } from './tab-opener.view.tsx';
import { KeptInput } from './kept-input.ts';
import { UnsavedWork } from './unsaved-work.ts';
import { WorkspaceStore } from './workspace.store.ts';

afterEach(cleanup);

it('[spec 2.13, 2.16, 2.17] every navigation records a page view, named by the page’s unique key and its tab', async () => {
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
    [
      WorkspaceStore,
      new WorkspaceStore(
        memoryValues(),
        session,
        new KeptMessages(),
        new UnsavedWork(new DialogsStore(), new KeptInput(memoryValues(), session)),
      ),
    ],
  ]);
  const router = createMemoryRouter(
    [
      {
        path: '/admin/:section/:page',
        loader: ({ params }) => findPage(params['section'], params['page']),
        Component,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/admin/home/homeIndex'] },
  );
  render(
    <ServicesProvider services={{ get: port => known.get(port) } as Services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  const names = () => {
    clock.pass(1_000);
    return sent.filter(record => record.eventType === 'page_view').map(record => record.pageName);
  };
  await expect.poll(names).toEqual(['工作台']);
  await router.navigate('/admin/basic/vehicleModel');
  await expect.poll(names).toEqual(['工作台', '车型库 - 车型']);
  await router.navigate('/admin/home/homeIndex');
  await expect.poll(names).toEqual(['工作台', '车型库 - 车型', '工作台']);
  const clicks = '/admin/logs/systemBuriedPointLog?tab=buttonClick';
  window.history.replaceState(undefined, '', clicks);
  await router.navigate(clicks);
  await expect.poll(names).toEqual(['工作台', '车型库 - 车型', '工作台', '埋点日志 - 按钮点击']);
});
