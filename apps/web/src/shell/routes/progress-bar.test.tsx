import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProgressBar } from './progress-bar.view.tsx';

const Nothing = () => null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[spec 9.19] the bar takes 1000 ms each way, stands still while it waits, and then goes', async () => {
  let arrive: () => void = () => undefined;
  const slow = new Promise<null>(done => (arrive = () => done(null)));
  const router = createMemoryRouter([
    {
      path: '/',
      Component: ProgressBar,
      children: [
        { index: true, Component: Nothing },
        { path: 'slow', loader: () => slow, Component: Nothing },
      ],
    },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  const bar = () => container.querySelector<HTMLElement>('.progress-bar');
  expect([bar()?.dataset['phase'], bar()?.style.transitionDuration]).toEqual(['idle', '1000ms']);

  act(() => void router.navigate('/slow'));
  await act(() => vi.advanceTimersByTimeAsync(500));
  const waiting = bar()?.outerHTML;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(bar()?.dataset['phase']).toBe('running');
  expect(bar()?.outerHTML).toBe(waiting);

  arrive();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(bar()?.dataset['phase']).toBe('done');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(bar()?.dataset['phase']).toBe('idle');
});
