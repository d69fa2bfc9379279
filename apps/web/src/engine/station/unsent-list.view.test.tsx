import { ok, refuse } from '@axle/kernel';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { browserClock } from '../../gateways/clock.ts';
import { memoryValues } from '../../testing/memory-ports.ts';
import { openPage } from '../testing/open-page.tsx';
import { StationStore } from './station-store.ts';
import { UnsentList } from './unsent-list.view.tsx';
import { UnsentScans } from './unsent-scans.ts';

afterEach(cleanup);

const finished = { code: 'STATE', message: { zh: '收货单状态为已完成，不能扫描', en: 'The receipt is closed and cannot be scanned' } };

it('the list shows scans left unsent when the tab was closed, sends them, and keeps refused ones until they are discarded', async () => {
  const values = memoryValues();
  const scans = (why: string) => [`${why}-1`, `${why}-2`].map(code => ({ key: code, code, state: 'waiting' }));
  values.write('station/x/7/1', { title: 'RC-260-520-00001', scans: scans('A') });
  values.write('station/x/7/2', { title: 'RC-260-520-00002', scans: scans('B') });
  values.write('station/x/7', 2);
  const sent: string[] = [];
  const station = (document: string) =>
    new StationStore({
      scans: { send: async key => (sent.push(key), document === '2' ? refuse(finished) : ok(undefined)) },
      sounds: { good: () => undefined, warn: () => undefined, bad: () => undefined },
      clock: browserClock,
      values,
      held: `station/x/7/${document}`,
      mostWaiting: 200,
      newId: () => 'none',
    });
  const { draw } = openPage(1);
  draw(<UnsentList unsent={new UnsentScans({ values, under: 'station/x/7/', station })} active />);
  expect(screen.getAllByText('2 次扫描未发送')).toHaveLength(2);
  expect(sent).toEqual([]);
  for (const send of screen.getAllByRole('button', { name: '发送' })) fireEvent.click(send);
  await screen.findByText('2 次扫描被拒绝，请核对后丢弃');
  expect(sent.toSorted()).toEqual(['A-1', 'A-2', 'B-1', 'B-2']);
  expect(screen.queryByText('RC-260-520-00001')).toBeNull();
  expect(values.keys('station/')).toEqual(['station/x/7', 'station/x/7/2']);
  const kept = within(screen.getByRole('list', { name: '保留的扫描' }));
  expect(kept.getAllByText(finished.message.zh)).toHaveLength(2);
  fireEvent.click(kept.getByRole('button', { name: '丢弃 B-1' }));
  await waitFor(() => expect(kept.queryByText('B-1')).toBeNull());
  fireEvent.click(kept.getByRole('button', { name: '丢弃 B-2' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '未发送的扫描' })).toBeNull());
  expect(values.keys('station/')).toEqual(['station/x/7']);
});
