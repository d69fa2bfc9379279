import { ok } from '@axle/kernel';
import type { CellsChange, RecordRow } from '@axle/page-kit';
import { expect, it } from 'vitest';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import { SeasonStore, storedFactors } from './season.store.ts';

const months = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`m${at + 1}`, '1']));
const row: RecordRow = { id: 7, version: 3, name: 'US COL', scope: 'category', market: 1, ...months };

function shown() {
  const sent: { readonly changes: readonly CellsChange[]; readonly reason?: string | undefined }[] = [];
  const records = {
    list: async () => ok({ rows: [row] }),
    change: async (changes: readonly CellsChange[], words?: { readonly reason?: string | undefined }) => {
      sent.push({ changes, reason: words?.reason });
      const waiting = [{ field: 'm1', after: '1.5', request: 1, requestNo: 'CR1', by: 1, at: '' }];
      return ok(changes.map(({ id }) => ({ id, row: { ...row, waitingFields: waiting }, clashes: [], refusals: [] })));
    },
  };
  return { store: new SeasonStore(records as unknown as PageRecords), sent };
}

it('[P1] a row is sent once its factors sum to 12: those that were changed, with what was seen in them and why', async () => {
  const { store, sent } = shown();
  await store.load();
  store.put(row, 0, ['1.6']);
  expect(store.check()).toBe(false);
  expect(store.refused.get(7)?.code).toBe('SEASON_SUM');
  store.normalise(row);
  expect(store.factors(row)[0]).toBe('1.5238');
  store.put(row, 0, ['1.5', '0.5', ...Array.from({ length: 10 }, () => '1')]);
  expect(store.check()).toBe(true);
  expect(await store.save('Warmer')).toBe(1);
  expect(sent).toEqual([
    { changes: [{ id: 7, version: 3, values: { m1: '1.5', m2: '0.5' }, before: { m1: '1', m2: '1' } }], reason: 'Warmer' },
  ]);
  expect([store.unsaved, store.rows[0]?.waitingFields?.length]).toEqual([false, 1]);
});

it('a paste fills the months from its cell on and no more; what is put back as it was is no change', async () => {
  const { store } = shown();
  await store.load();
  store.put(row, 10, ['0.9', '1.1', '7']);
  expect(store.factors(row).slice(9)).toEqual(['1', '0.9', '1.1']);
  store.put(row, 0, storedFactors(row));
  expect(store.unsaved).toBe(false);
  store.put(row, 3, ['six']);
  expect(store.check()).toBe(false);
  expect(store.refused.get(7)?.code).toBe('FORMAT');
  store.undo();
  expect([store.unsaved, store.refused.size]).toEqual([false, 0]);
});
