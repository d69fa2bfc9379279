import { ok, refuse } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { settle } from '../../../testing/settle.ts';
import { PutawayScanStore, type PutawayScanParts } from './putaway-scan.store.ts';

const noBin = { code: 'NO_BIN', message: { zh: '没有这个库位', en: 'No such bin' } };

/** Scanning over a server where two pieces wait in A-01 and every bin but X is one; its reading can be held. */
function bench() {
  const row = { id: 1, version: 1, qty: 2, doneQty: 0 };
  const placed: string[] = [];
  const held: { reading?: Promise<void> } = {};
  const parts: PutawayScanParts = {
    records: {
      read: async () => {
        await held.reading;
        return ok({ ...row, doneQty: placed.length * 2 } as unknown as RecordRow);
      },
    },
    post: async (action, _targets, input) => {
      if (action === 'place' && input['code'] === 'X') return refuse(noBin);
      if (action === 'place') placed.push(String(input['code']));
      return ok([{ id: 1, name: 'P1' }]);
    },
    sounds: { good: () => undefined, warn: () => undefined, bad: () => undefined } as unknown as PutawayScanParts['sounds'],
    newId: () => 'key',
  };
  return { store: new PutawayScanStore(parts), placed, held };
}

it('once a refused target is shown, the next scan is taken', async () => {
  const { store, placed, held } = bench();
  await store.scan('A-01');
  await store.scan('PAD');
  const reading = Promise.withResolvers<void>();
  held.reading = reading.promise;
  const wrong = store.scan('X');
  await settle();
  expect(store.result?.good).toBe(true);
  reading.resolve();
  await wrong;
  expect([store.result?.words, store.busy]).toEqual([noBin.message, false]);
  await store.scan('B-01');
  expect([placed, store.step]).toEqual([['B-01'], 'sku']);
});

it('a reading that is still under way at a restart is ignored', async () => {
  const { store, held } = bench();
  await store.scan('A-01');
  const reading = Promise.withResolvers<void>();
  held.reading = reading.promise;
  const found = store.scan('PAD');
  await settle();
  store.restart();
  reading.resolve();
  await found;
  expect([store.step, store.task]).toEqual(['from', undefined]);
});
