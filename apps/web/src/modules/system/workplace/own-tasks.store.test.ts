import { ok, type Result } from '@axle/kernel';
import type { ListPage } from '@axle/page-kit';
import { expect, it } from 'vitest';
import type { RecordsOf } from '../../../engine/records/records-of.ts';
import { refused } from '../../../testing/answering-clients.ts';
import { signedInBench, willing } from '../../../testing/session-bench.ts';
import { httpRecordsOf } from '../../../engine/records/http-records.ts';
import { OwnTasksStore } from './own-tasks.store.ts';

const list = '/go_service/download/get_list';

async function exportsCard(answer: unknown) {
  const bench = await signedInBench({ ...willing(), [list]: answer });
  return { ...bench, store: new OwnTasksStore('downList', httpRecordsOf(bench.main), bench.session) };
}

it("asks for the user's own five latest tasks", async () => {
  const { store, calls } = await exportsCard({ rows: [{ id: 1, version: 1, name: '车型.xlsx', state: 'running' }] });
  await store.load();
  expect(calls.at(-1)).toMatchObject({
    path: list,
    content: { filters: [{ field: 'by', op: 'eq', value: 7 }], sort: [{ field: 'queuedAt', descending: true }], limit: 5 },
  });
  expect([store.state, store.rows.length, store.underWay]).toEqual(['ready', 1, true]);
});

it('a failure is its own: it says why and can be tried again', async () => {
  let answer: unknown = refused('NO_RESPONSE', '连接服务器出错');
  const { store } = await exportsCard(() => answer);
  await store.load();
  expect([store.state, store.refusal?.zh]).toEqual(['failed', '连接服务器出错']);
  answer = { rows: [] };
  store.retry();
  await expect.poll(() => store.state).toBe('ready');
  expect([store.rows, store.underWay]).toEqual([[], false]);
});

it('an older look that is answered late changes nothing', async () => {
  const { session } = await signedInBench(willing());
  const answers: ((states: readonly string[]) => void)[] = [];
  const list = () =>
    new Promise<Result<ListPage>>(give => {
      answers.push(states => give(ok({ rows: states.map((state, at) => ({ id: at + 1, version: 1, state })) })));
    });
  const store = new OwnTasksStore('downList', { of: () => ({ list }) } as unknown as RecordsOf, session);
  const looks = [store.load(), store.load()];
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!(['done', 'done']);
  answers[0]!(['running']);
  await Promise.all(looks);
  expect([store.rows.length, store.underWay]).toEqual([2, false]);
});
