import { text } from '@axle/kernel';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, data, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { signedInBench } from '../../testing/session-bench.ts';
import { Network } from '../network/network.ts';
import { type Services, ServicesProvider } from '../services.tsx';
import { Session } from '../session/session.ts';
import { Tracker } from '../track/tracker.ts';
import { RouteFailure } from './route-failure.view.tsx';

afterEach(cleanup);

it('a page that may not be opened is named once, with the permission that it needs', async () => {
  const { session } = await signedInBench();
  const known = new Map<unknown, unknown>([
    [Session, session],
    [Network, new Network(true)],
    [Tracker, { viewed: () => undefined }],
  ]);
  const lacking = { page: text('MRP SKU', 'MRP SKU'), code: 'basic.skuList.list' };
  const route = {
    path: '/',
    loader: () => Promise.reject<unknown>(data(lacking, { status: 403 }) as unknown as Error),
    Component: () => null,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
  };
  render(
    <ServicesProvider services={{ get: port => known.get(port) } as Services}>
      <RouterProvider router={createMemoryRouter([route])} />
    </ServicesProvider>,
  );
  expect(await screen.findAllByText('无权限访问“MRP SKU”')).toHaveLength(1);
  expect(screen.getAllByText(/basic\.skuList\.list/)).toHaveLength(1);
});
