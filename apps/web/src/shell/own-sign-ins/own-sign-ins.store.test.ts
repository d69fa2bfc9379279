import { expect, it } from 'vitest';
import { officePaths } from '@axle/wire';
import { refused } from '../../testing/answering-clients.ts';
import { signedInBench, willing } from '../../testing/session-bench.ts';
import { OwnSignInsStore } from './own-sign-ins.store.ts';

const entry = (id: number) => ({ id, at: '2026-05-20T08:30:00.000Z', event: 'refused', result: 'badPassword', ip: '10.0.0.1', agent: '' });

async function opened(answer: unknown) {
  const bench = await signedInBench({ ...willing(), [officePaths.loginList]: answer });
  const store = new OwnSignInsStore(bench.office, bench.session);
  store.show();
  return { ...bench, store };
}

it('asks for the own account alone, whatever else the user might read, and for more when asked', async () => {
  const { store, calls } = await opened(({ size }: { size: number }) => ({
    list: Array.from({ length: Math.min(size, 25) }, (_, index) => entry(25 - index)),
    total: 25,
  }));
  await expect.poll(() => store.state).toBe('ready');
  expect(calls.at(-1)).toEqual({ path: officePaths.loginList, content: { account: 'catalogeditor', size: 20 } });
  expect([store.list.length, store.hasMore]).toEqual([20, true]);
  expect(store.optionOf('result', 'badPassword')?.label.en).toBe('Wrong password');
  store.more();
  await expect.poll(() => store.list.length).toBe(25);
  expect(store.hasMore).toBe(false);
});

it('says why nothing came, and can be asked again', async () => {
  let answer: unknown = refused('NO_RESPONSE', '连接服务器出错');
  const { store } = await opened(() => answer);
  await expect.poll(() => [store.state, store.refusal?.zh]).toEqual(['failed', '连接服务器出错']);
  answer = { list: [], total: 0 };
  store.retry();
  await expect.poll(() => store.state).toBe('ready');
});
