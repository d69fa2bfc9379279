import type { RecordRow } from '@axle/page-kit';
import { sampleResource } from '@axle/page-kit/testing';
import { describe, expect, it } from 'vitest';
import { samplePage, sampleRecords, testDay } from '../testing/sample-page.ts';
import { FormStore } from './form-store.ts';

function formOf(row?: (rows: readonly RecordRow[]) => RecordRow, writeBlocked: readonly string[] = []) {
  const { records } = sampleRecords(5);
  const parts = {
    page: samplePage,
    resource: sampleResource,
    records,
    newId: () => crypto.randomUUID(),
    today: () => testDay,
    access: (field: string) => ({ shown: true, write: !writeBlocked.includes(field) }),
  };
  return { records, open: async (id?: number) => new FormStore(parts, id === undefined ? undefined : await read(id)) };
  async function read(id: number): Promise<RecordRow> {
    const reply = await records.read(id);
    if (!reply.ok) throw new Error('no such row');
    return row ? row([reply.value]) : reply.value;
  }
}

describe('a form for a new record', () => {
  it('shows a refusal once a field was left, and all of them once it was sent', async () => {
    const form = await formOf().open();
    expect(form.refusalOf('code')).toBeUndefined();
    form.touch('code');
    expect([form.refusalOf('code')?.code, form.refusalOf('size')]).toEqual(['REQUIRED', undefined]);
    expect(await form.save()).toBeUndefined();
    expect(form.refusalOf('size')?.code).toBe('REQUIRED');
  });

  it('[spec 5.1] is saved trimmed, by the rule that the server applies', async () => {
    const { open, records } = formOf();
    const form = await open();
    form.set('code', '  X-1 ');
    form.set('size', 12);
    form.set('note', '');
    const row = await form.save();
    expect(row).toMatchObject({ code: 'X-1', size: 12 });
    expect(row && 'note' in row).toBe(false);
    expect(await records.count({ filters: [{ field: 'code', op: 'eq', value: 'x-1' }] })).toMatchObject({ value: { total: 1 } });
  });

  it('puts the server’s refusal at its field until that is changed', async () => {
    const form = await formOf().open();
    form.set('code', 't0001');
    form.set('size', 1);
    expect(await form.save()).toBeUndefined();
    const where = form.answered.get('') ?? form.refusalOf('code');
    expect(where?.code).toBe('DUPLICATE_IN_DB');
    form.set('code', 'new');
    expect([form.answered.get(''), form.refusalOf('code')]).toEqual([undefined, undefined]);
  });

  it('is not judged before what was pasted into it is looked up, and waits once', async () => {
    const form = await formOf().open();
    const { promise, resolve } = Promise.withResolvers<void>();
    form.set('code', 'Z');
    form.lookups.add(promise.then(() => form.set('size', 1)));
    const settled = form.lookups.settle();
    expect([form.lookups.settling, await form.lookups.settle()]).toEqual([true, false]);
    resolve();
    expect([await settled, form.lookups.settling, await form.lookups.settle()]).toEqual([true, false, true]);
    expect(await form.save()).toMatchObject({ code: 'Z', size: 1 });
  });

  it('is sent once by a double click', async () => {
    const { open, records } = formOf();
    const form = await open();
    form.set('code', 'Y');
    form.set('size', 1);
    const [first, second] = await Promise.all([form.save(), form.save()]);
    expect([first?.['code'], second]).toEqual(['Y', undefined]);
    expect(await records.count({ filters: [] })).toMatchObject({ value: { total: 6 } });
  });
});

describe('a form for changes', () => {
  it('is dirty only by a real change, and immutable or blocked fields cannot be changed', async () => {
    const form = await formOf(undefined, ['drive']).open(2);
    expect([form.writable('code'), form.writable('drive'), form.writable('size')]).toEqual([false, false, true]);
    form.set('note', '  odd 1 ');
    expect(form.dirty).toBe(false);
    form.set('note', 'even');
    expect(form.changed).toEqual(['note']);
  });

  it('empties a field that was cleared', async () => {
    const form = await formOf().open(2);
    form.set('note', ' ');
    const row = await form.save();
    expect(row?.version).toBe(2);
    expect(row && row['note']).toBeUndefined();
  });

  it('of a record in which somebody else changed other fields is saved with both changes, and lists the other ones', async () => {
    const { open, records } = formOf();
    const form = await open(2);
    form.set('note', 'mine');
    await records.update({ id: 2, version: 1 }, { size: 77, drive: 'FWD' });
    expect(await form.save()).toMatchObject({ note: 'mine', size: 77, drive: 'FWD', version: 3 });
    expect(form.taken).toEqual([
      { field: 'size', before: 1, after: 77 },
      { field: 'drive', before: undefined, after: 'FWD' },
    ]);
  });

  it('of a record that somebody else changed alike asks nothing', async () => {
    const { open, records } = formOf();
    const form = await open(2);
    form.set('size', 77);
    await records.update({ id: 2, version: 1 }, { size: 77 });
    expect(await form.save()).toMatchObject({ size: 77, version: 2 });
  });

  it('asks where both changed the same, keeps the rest of both, and is saved by the choice', async () => {
    const { open, records } = formOf();
    const form = await open(2);
    form.set('note', 'mine');
    form.set('drive', 'FWD');
    await records.update({ id: 2, version: 1 }, { note: 'theirs', size: 77 });
    expect(await form.save()).toBeUndefined();
    expect(form.merging?.clashes).toMatchObject([{ place: 'note', base: 'odd 1', mine: 'mine', theirs: 'theirs' }]);
    form.takeMerged();
    expect(form.merging?.answered).toBe(false);
    form.merging?.choose('note', 'theirs');
    form.takeMerged();
    expect([form.drafts['note'], form.drafts['size'], form.drafts['drive']]).toEqual(['theirs', 77, 'FWD']);
    expect(await form.save()).toMatchObject({ note: 'theirs', size: 77, drive: 'FWD', version: 3 });
  });

  it('of a record that is changed again while it merges still gets through', async () => {
    const { open, records } = formOf();
    const form = await open(2);
    form.set('note', 'mine');
    const read = records.read.bind(records);
    let more = 3;
    records.read = async id => {
      const reply = await read(id);
      if (reply.ok && more-- > 0) await records.update({ id, version: reply.value.version }, { size: 100 + more });
      return reply;
    };
    await records.update({ id: 2, version: 1 }, { size: 77 });
    expect(await form.save()).toMatchObject({ note: 'mine', size: 100 });
  });
});
