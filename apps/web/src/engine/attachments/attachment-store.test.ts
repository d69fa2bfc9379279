import { ok, refuse } from '@axle/kernel';
import { expect, it } from 'vitest';
import { settle } from '../../testing/settle.ts';
import { AttachmentStore } from './attachment-store.ts';
import type { Attachments } from './attachments.ts';

const row = (id: number, name: string) => ({
  id,
  name,
  bytes: 3,
  mediaType: 'image/png',
  by: 1,
  at: '2026-05-20T08:30:00.000Z',
  mayChange: true,
});

/** Files that stand in memory; names that begin with `bad` are refused, `slow` ones wait until they are given up. */
function inMemory() {
  const rows = [row(1, 'first.png')];
  const attachments: Attachments = {
    list: async () => ok({ rows: [...rows], mayAdd: true }),
    async add(_record, { name }, { signal, onProgress }) {
      onProgress?.(0.5);
      if (name.startsWith('slow')) await new Promise<void>(resolve => signal?.addEventListener('abort', () => resolve()));
      if (name.startsWith('bad') || signal?.aborted) return refuse({ code: 'FILE_TYPE', message: { zh: '不符', en: 'no' } });
      rows.push(row(rows.length + 1, name));
      return ok(undefined);
    },
    file: async () => ok({ kind: 'file', name: 'x', content: new Blob(['x']) }),
    rename: async (_record, id, name) => ok(void (rows[id - 1] = row(id, name))),
    remove: async (_record, id) => ok(void rows.splice(id - 1, 1)),
  };
  return new AttachmentStore({ page: 'vehicleModel', id: 7 }, attachments);
}
const file = (name: string, size = 1) => new File([new Uint8Array(size)], name);

it('several files are sent one after the other; refused files stay listed with the reason until they are dropped', async () => {
  const store = inMemory();
  await store.load();
  await store.add([file('second.png'), file('bad.exe'), file('huge.pdf', 20 * 1024 * 1024 + 1), file('third.png')]);
  expect(store.rows?.map(({ name }) => name)).toEqual(['first.png', 'second.png', 'third.png']);
  expect(store.sending.map(({ name, refusal }) => [name, refusal?.code])).toEqual([
    ['bad.exe', 'FILE_TYPE'],
    ['huge.pdf', 'FILE_TOO_LARGE'],
  ]);
  for (const { id } of store.sending) store.drop(id);
  expect(store.sending).toEqual([]);
});

it('a file on its way can be stopped', async () => {
  const store = inMemory();
  await store.load();
  const added = store.add([file('slow.png'), file('after.png')]);
  await settle();
  expect(store.sending[0]).toMatchObject({ name: 'slow.png', sent: 0.5 });
  store.drop(store.sending[0]!.id);
  await added;
  expect([store.rows?.map(({ name }) => name), store.sending]).toEqual([['first.png', 'after.png'], []]);
});

it('files are renamed and removed', async () => {
  const store = inMemory();
  await store.load();
  await store.rename(store.rows![0]!, 'other.png');
  expect(store.rows?.map(({ name }) => name)).toEqual(['other.png']);
  await store.remove(store.rows![0]!);
  expect(store.rows).toEqual([]);
});
