import { ok } from '@axle/kernel';
import { expect, it } from 'vitest';
import { ColumnMatch, type MatchedColumns } from './column-match.ts';
import type { ImportTask } from './task-center.ts';

const head = {
  rows: [
    { row: 1, cells: ['Brands'], proposed: [''] },
    { row: 3, cells: ['Our code', 'Chinese', 'Kind'], proposed: ['', '', 'kind'] },
    { row: 4, cells: ['AX', '甲', 'own'], proposed: ['', '', ''] },
  ],
  fields: [
    { key: 'code', label: 'Code', needed: true },
    { key: 'nameZh', label: 'Chinese name', needed: true },
    { key: 'kind', label: 'Type', needed: false },
  ],
};

const failed: ImportTask = { id: 1, taskid: 'a', state: 'failed' };
function matching() {
  const sent: MatchedColumns[] = [];
  const match = new ColumnMatch({
    head: async () => ok(head),
    async matchColumns(_taskid, columns) {
      sent.push(columns);
      return ok({ ...failed, id: 2, taskid: 'b', state: 'uploaded' });
    },
  });
  return { match, sent };
}

it('asks for the top of the file of an import that failed, and of no other', async () => {
  const { match, sent } = matching();
  await match.look({ ...failed, state: 'done' });
  expect(match.head).toBeUndefined();
  await match.look(failed);
  match.choose(0, 'code');
  expect(await match.send(failed)).toMatchObject({ value: { taskid: 'b' } });
  expect([sent, match.head]).toEqual([[{ headerRow: 3, columns: ['code', null, 'kind'] }], undefined]);
});

it('begins with the row in which most columns are known, and says what is needed still', () => {
  const { match } = matching();
  match.show(head);
  expect([match.headerRow, match.names, match.columns, match.lacking, match.samples(0)]).toEqual([
    3,
    ['Our code', 'Chinese', 'Kind'],
    ['', '', 'kind'],
    ['Code', 'Chinese name'],
    ['AX'],
  ]);
});

it('takes a field for one column alone', () => {
  const { match } = matching();
  match.show(head);
  match.choose(0, 'kind');
  match.choose(1, 'nameZh');
  expect(match.chosen).toEqual({ headerRow: 3, columns: ['kind', 'nameZh', null] });
  match.choose(0, 'code');
  expect([match.lacking, match.chosen.columns]).toEqual([[], ['code', 'nameZh', null]]);
  match.chooseRow(1);
  expect([match.names, match.chosen.columns]).toEqual([['Brands'], [null]]);
});
