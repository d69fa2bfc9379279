import { ok, refuse } from '@axle/kernel';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { browserClock } from '../../gateways/clock.ts';
import { memoryValues } from '../../testing/memory-ports.ts';
import { openPage } from '../testing/open-page.tsx';
import { StationBoard } from './station-board.view.tsx';
import { StationStore } from './station-store.ts';

afterEach(cleanup);

function openStation() {
  const taken: string[] = [];
  const network = { cut: false };
  let next = 0;
  const store = new StationStore({
    scans: {
      send: async (_key, code) => {
        if (network.cut) return refuse({ code: 'OFFLINE', message: { zh: '断', en: 'cut' } });
        taken.push(code);
        return ok(undefined);
      },
      undo: async () => ok(taken.pop()),
    },
    sounds: { good: () => undefined, warn: () => undefined, bad: () => undefined },
    clock: { now: () => 0, every: () => () => undefined, after: (_wait, run) => browserClock.after(5, run) },
    values: memoryValues(),
    held: 'station',
    mostWaiting: 200,
    newId: () => String((next += 1)),
  });
  const { draw } = openPage(1);
  draw(<StationBoard store={store} prompt={{ zh: '扫描条码', en: 'Scan' }} />);
  const input = screen.getByLabelText<HTMLInputElement>('扫描条码');
  /** As a scanner does: all keys at once, then Enter. */
  const scan = (code: string) => {
    fireEvent.change(input, { target: { value: code } });
    fireEvent.keyDown(input, { key: 'Enter' });
  };
  return { taken, network, store, input, scan };
}

it('scans come as fast as a scanner writes them, and a cut of the network loses none', async () => {
  const { taken, network, store, input, scan } = openStation();
  const codes = Array.from({ length: 120 }, (_, place) => `CTN-${place}`);
  act(() => codes.slice(0, 60).forEach(scan));
  network.cut = true;
  act(() => codes.slice(60).forEach(scan));
  await screen.findByText(/网络中断/);
  expect(document.activeElement).toBe(input);
  network.cut = false;
  await waitFor(() => expect(store.waiting).toEqual([]));
  expect(taken).toEqual(codes);
  await waitFor(() => expect(screen.queryByText(/网络中断/)).toBeNull());
  expect(screen.getAllByText('CTN-119')).toHaveLength(1);
});

it('keys find the input wherever the focus is, and the last scan is taken back by a button', async () => {
  const { taken, input, scan } = openStation();
  act(() => scan('A-1'));
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: '撤销上一次' });
  await waitFor(() => expect(undo.disabled).toBe(false));
  act(() => undo.focus());
  fireEvent.keyDown(undo, { key: 'B' });
  expect(document.activeElement).toBe(input);
  fireEvent.click(undo);
  await waitFor(() => expect(taken).toEqual([]));
  expect(within(screen.getByRole('status')).getByText('已撤销')).toBeTruthy();
});
