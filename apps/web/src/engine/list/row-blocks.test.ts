import { ok, type Result } from '@axle/kernel';
import type { ListPage, RecordRow } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { settle } from '../../testing/settle.ts';
import type { PageRecords } from '../records/records-of.ts';
import { blockSize, RowBlocks } from './row-blocks.ts';

/** Rows over a server whose answers the test releases: the blocks that were asked for, and the function that answers one. */
function bench() {
  const asked = new Map<number, (version: number) => Promise<void>>();
  const list = ({ offset = 0 }: { readonly offset?: number }) =>
    new Promise<Result<ListPage>>(give => {
      const block = offset / blockSize;
      asked.set(block, async version => {
        asked.delete(block);
        give(ok({ rows: Array.from({ length: blockSize }, (_, at): RecordRow => ({ id: offset + at + 1, version })) }));
        await settle();
      });
    });
  const count = async () => ok({ total: 20 * blockSize, exact: true });
  const rows = new RowBlocks({ list, count } as unknown as PageRecords);
  const versions = (...places: readonly number[]) => places.map(place => rows.at(place)?.version);
  return { rows, asked, versions };
}

/** Rows of which the end of one block and the start of the next are in sight. */
async function twoInSight() {
  const opened = bench();
  const { rows, asked } = opened;
  rows.ask({ filters: [], sort: [] });
  await asked.get(0)!(1);
  rows.show(blockSize * 4 - 7, blockSize * 4 + 20);
  await asked.get(3)!(1);
  await asked.get(4)!(1);
  return opened;
}
const [above, below] = [blockSize * 4 - 1, blockSize * 4];

it('rows that are asked for again stay in sight until all in sight are there, whichever block is answered first', async () => {
  const { rows, asked, versions } = await twoInSight();
  rows.refresh();
  await asked.get(4)!(2);
  expect(versions(above, below)).toEqual([1, 1]);
  await asked.get(3)!(2);
  expect(versions(above, below)).toEqual([2, 2]);
});

it('a user who scrolls far away while rows are loaded again finds rows there', async () => {
  const { rows, asked, versions } = await twoInSight();
  rows.refresh();
  rows.show(blockSize * 10, blockSize * 10 + 20);
  await asked.get(10)!(2);
  expect([rows.loading, ...versions(blockSize * 10)]).toEqual([false, 2]);
});
