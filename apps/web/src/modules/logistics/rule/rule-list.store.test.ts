import { ok, type Result } from '@axle/kernel';
import type { ListPage, RecordRow } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { settle } from '../../../testing/settle.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import { RuleListStore } from './rule-list.store.ts';

const rules = (...ids: readonly number[]): readonly RecordRow[] => ids.map(id => ({ id, version: 1, name: `rule ${id}` }));

it('a moved rule stays where it was put, though the order of before is answered late or asked for on the way', async () => {
  const answers: ((...ids: readonly number[]) => void)[] = [];
  const list = () => new Promise<Result<ListPage>>(give => answers.push((...ids) => give(ok({ rows: rules(...ids) }))));
  const work = async () => ok({ count: 0 });
  const store = new RuleListStore({ list, work } as unknown as PageRecords, 'warehouse');
  const order = () => store.rows?.map(({ id }) => id);
  const first = store.load();
  answers[0]!(1, 2, 3);
  await first;

  void store.load();
  const run = Promise.withResolvers<string>();
  const moving = store.move(store.rows![2]!, 0, () => run.promise);
  void store.load();
  answers[1]!(1, 2, 3);
  await settle();
  expect([order(), answers.length]).toEqual([[3, 1, 2], 2]);

  run.resolve('done');
  await settle();
  answers[2]!(3, 1, 2);
  expect([await moving, order()]).toEqual(['done', [3, 1, 2]]);
});
