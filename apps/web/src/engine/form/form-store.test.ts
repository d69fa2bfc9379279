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
    const where = form.general ?? form.refusalOf('code');
    expect(where?.code).toBe('DUPLICATE_IN_DB');
    form.set('code', 'new');
    expect([form.general, form.refusalOf('code')]).toEqual([undefined, undefined]);
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

  it('of a record that somebody else changed shows what changed, keeps the input and can be saved again', async () => {
    const { open, records } = formOf();
    const form = await open(2);
    form.set('note', 'mine');
    form.set('drive', 'FWD');
    await records.update({ id: 2, version: 1 }, { note: 'theirs', size: 77 });
    expect(await form.save()).toBeUndefined();
    expect(form.clashes).toEqual([
      { field: 'note', before: 'odd 1', theirs: 'theirs', mine: 'mine' },
      { field: 'size', before: 1, theirs: 77 },
    ]);
    form.takeNewer();
    expect([form.drafts['note'], form.drafts['size'], form.drafts['drive']]).toEqual(['mine', 77, 'FWD']);
    expect(await form.save()).toMatchObject({ note: 'mine', size: 77, drive: 'FWD', version: 3 });
  });
});
