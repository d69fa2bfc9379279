import { ok } from '@axle/kernel';
import type { ListQuery, RecordRow } from '@axle/page-kit';
import { expect, it } from 'vitest';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import { boardStages, ProjectBoardStore } from './project-board.store.ts';

const projects: readonly RecordRow[] = ['idea', 'idea', 'sample', 'hold'].map((stage, id) => ({ id, version: 1, stage }));

function open() {
  const asked: (readonly unknown[])[] = [];
  const list = async ({ filters }: ListQuery) => {
    asked.push(filters.map(({ field, value }) => [field, value]));
    return ok({ rows: projects });
  };
  const values = async () =>
    ok([
      { value: 'idea', count: 2 },
      { value: 'dropped', count: 7 },
    ]);
  return { asked, store: new ProjectBoardStore({ list, values } as unknown as PageRecords) };
}

it('each project stands in the column of its stage; of those that were dropped only the number is known', async () => {
  const { asked, store } = open();
  await store.load([]);
  expect(store.at('idea').map(({ id }) => id)).toEqual([0, 1]);
  expect([store.at('dropped').length, store.countAt('dropped'), store.countAt('sample')]).toEqual([0, 7, 1]);
  expect(asked).toEqual([[['stage', boardStages.slice(0, -1)]]]);
});

it('whoever asks for dropped projects by stage sees them', async () => {
  const { asked, store } = open();
  await store.load([{ field: 'stage', op: 'in', value: ['dropped'] }]);
  expect(asked).toEqual([[['stage', ['dropped']]]]);
});
