import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListQuery, RecordRow } from '../query/list-query.ts';
import { listQueries, recordRows } from './arbitraries.ts';
import { inMemoryRecords, type InMemoryTerms } from './in-memory-records.ts';
import { sampleResource } from './sample-resource.ts';

const today = '2026-05-20' as LocalDate;
const managed = { status: 1, createdBy: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedBy: 1, updatedAt: '2026-01-01T00:00:00.000Z' };
const row = (id: number, values: object): RecordRow => ({ ...managed, ...values, id, version: 1 });
const three = [
  row(1, { code: 'Camry', size: 3, tags: ['a', 'b'] }),
  row(2, { code: 'accord', size: 1, drive: 'FWD' }),
  row(3, { code: 'F-150', size: 2, drive: '4WD', tags: ['b'] }),
];
const records = (rows: readonly RecordRow[] = three, terms: Partial<InMemoryTerms> = {}) =>
  inMemoryRecords(sampleResource, rows, { today, ...terms });

async function idsOf(query: Partial<ListQuery>, terms: Partial<InMemoryTerms> = {}): Promise<readonly number[]> {
  const page = await records(three, terms).list({ filters: [], sort: [], limit: 100, ...query });
  if (!page.ok) throw new Error(page.refusal.message.en);
  return page.value.rows.map(found => found.id);
}

describe('lists of records in memory', () => {
  it('order by field without case, empty ones as the greatest, then by id', async () => {
    expect(await idsOf({ sort: [{ field: 'code' }] })).toEqual([2, 1, 3]);
    expect(await idsOf({ sort: [{ field: 'drive' }] })).toEqual([3, 2, 1]);
    expect(await idsOf({ sort: [{ field: 'drive', descending: true }] })).toEqual([1, 2, 3]);
    expect(await idsOf({ sort: [{ field: 'active', descending: true }] })).toEqual([3, 2, 1]);
  });

  it('filter by every kind of comparison', async () => {
    expect(await idsOf({ filters: [{ field: 'code', op: 'eq', value: 'CAMRY' }] })).toEqual([1]);
    expect(await idsOf({ filters: [{ field: 'code', op: 'contains', value: 'C' }] })).toEqual([1, 2]);
    expect(await idsOf({ filters: [{ field: 'size', op: 'between', value: [2, null] }] })).toEqual([1, 3]);
    expect(await idsOf({ filters: [{ field: 'drive', op: 'ne', value: 'FWD' }] })).toEqual([1, 3]);
    expect(await idsOf({ filters: [{ field: 'drive', op: 'notIn', value: ['FWD', '4WD'] }] })).toEqual([1]);
    expect(await idsOf({ filters: [{ field: 'tags', op: 'in', value: ['a', 'z'] }] })).toEqual([1]);
    expect(await idsOf({ filters: [{ field: 'tags', op: 'notIn', value: ['a'] }] })).toEqual([2, 3]);
    expect(
      await idsOf({
        filters: [
          { field: 'drive', op: 'isEmpty' },
          { field: 'size', op: 'gt', value: 2 },
        ],
      }),
    ).toEqual([1]);
    expect(await idsOf({ filters: [{ field: 'note', op: 'contains', value: 'cam', also: ['code'] }] })).toEqual([1]);
  });

  it('keep out of sight what lies outside the scope or may not be read', async () => {
    expect(await idsOf({}, { inScope: found => found.id !== 2 })).toEqual([1, 3]);
    const blind = records(three, { mayRead: field => field !== 'size', inScope: found => found.id !== 2 });
    expect(await blind.read(1)).toEqual({ ok: true, value: expect.not.objectContaining({ size: 3 }) });
    expect(await blind.read(2)).toMatchObject({ ok: false, refusal: { code: 'NOT_FOUND' } });
    expect(await blind.values('size', { filters: [] })).toMatchObject({ ok: false, refusal: { code: 'BAD_QUERY' } });
  });

  it('list the values that occur, lists by their entries', async () => {
    expect(await records().values('tags', { filters: [] })).toEqual({
      ok: true,
      value: [
        { value: 'a', count: 1 },
        { value: 'b', count: 2 },
      ],
    });
  });

  it('refuse a cursor of another order', async () => {
    const first = await records().list({ filters: [], sort: [{ field: 'code' }], limit: 1 });
    const next = first.ok ? first.value.next : undefined;
    for (const after of [next, 'nonsense', '{}'])
      expect(await records().list({ filters: [], sort: [], limit: 1, after })).toMatchObject({ ok: false, refusal: { code: 'BAD_QUERY' } });
  });

  it('scroll through the same rows as in one go, each once, as many as counted', async () => {
    await fc.assert(
      fc.asyncProperty(recordRows(sampleResource), listQueries(sampleResource), async (rows, query) => {
        const store = records(rows);
        const whole = await store.list({ ...query, limit: 500 });
        const count = await store.count(query);
        const scrolled: RecordRow[] = [];
        let after: string | undefined;
        do {
          const page = await store.list({ ...query, after });
          if (!page.ok) throw new Error(page.refusal.message.en);
          scrolled.push(...page.value.rows);
          after = page.value.next;
        } while (after !== undefined);
        expect(whole).toEqual({ ok: true, value: { rows: scrolled, next: undefined } });
        expect(count).toEqual({ ok: true, value: { total: scrolled.length, exact: true } });
      }),
    );
  });

  it('answer for a jump what a scroll would have reached', async () => {
    await fc.assert(
      fc.asyncProperty(recordRows(sampleResource), listQueries(sampleResource), fc.nat(14), async (rows, query, offset) => {
        const whole = await records(rows).list({ ...query, limit: 500 });
        const jumped = await records(rows).list({ ...query, offset });
        expect(jumped.ok && jumped.value.rows).toEqual(whole.ok && whole.value.rows.slice(offset, offset + query.limit));
      }),
    );
  });
});

describe('changes of records in memory', () => {
  it('add, change, disable and delete, and remember it newest first', async () => {
    const store = records();
    expect(await store.add({ code: 'Civic', size: 4 })).toMatchObject({ ok: true, value: { id: 4, version: 1, status: 1, createdBy: 1 } });
    expect(await store.update({ id: 4, version: 1 }, { size: 5, note: 'n' })).toMatchObject({
      ok: true,
      value: { version: 2, size: 5, note: 'n', code: 'Civic' },
    });
    expect(await store.update({ id: 4, version: 2 }, { note: null })).toEqual({
      ok: true,
      value: expect.not.objectContaining({ note: 'n' }),
    });
    expect(await store.setEnabled([{ id: 4, version: 3 }], false)).toEqual({ ok: true, value: [{ id: 4, name: 'Civic' }] });
    const history = await store.history(4);
    expect(history.ok && history.value.map(entry => [entry.action, entry.version])).toEqual([
      ['disable', 4],
      ['update', 3],
      ['update', 2],
      ['add', 1],
    ]);
    expect(history.ok && history.value[2]?.changes).toEqual([
      { field: 'note', before: undefined, after: 'n' },
      { field: 'size', before: 4, after: 5 },
    ]);
    expect(
      await store.del([
        { id: 4, version: 4 },
        { id: 4, version: 4 },
      ]),
    ).toMatchObject({ ok: true, value: [{ id: 4 }, { id: 4, refusal: { code: 'NOT_FOUND' } }] });
  });

  it('refuse an old version, a second record of the same key, fixed fields and fields that may not be written', async () => {
    const codes = async (outcome: Promise<{ ok: true } | { ok: false; refusal: readonly { code: string; field?: string }[] }>) => {
      const result = await outcome;
      return result.ok ? [] : result.refusal.map(({ code, field }) => [code, field]);
    };
    expect(await codes(records().update({ id: 1, version: 0 }, { size: 9 }))).toEqual([['ROW_CHANGED', undefined]]);
    expect(await codes(records().add({ code: 'CAMRY', size: 4 }))).toEqual([['DUPLICATE_IN_DB', 'code']]);
    expect(await codes(records().update({ id: 1, version: 1 }, { code: 'Corolla' }))).toEqual([['IMMUTABLE', 'code']]);
    expect(await codes(records(three, { mayWrite: field => field !== 'size' }).update({ id: 1, version: 1 }, { size: 9 }))).toEqual([
      ['FORBIDDEN', 'size'],
    ]);
    expect(
      await codes(records(three, { mayWrite: field => field !== 'size' }).update({ id: 1, version: 1 }, { size: 3, note: 'n' })),
    ).toEqual([]);
    expect(await codes(records().add({ size: 'x' }))).toEqual([
      ['REQUIRED', 'code'],
      ['FORMAT', 'size'],
    ]);
  });

  it('keep a cell that must hold a value: emptying it is refused for that field, whatever else is changed with it', async () => {
    const all = records();
    const reply = await all.change([{ id: 1, version: 1, values: { size: null, note: 'n' }, before: { size: 3 } }]);
    expect(reply).toMatchObject({ value: [{ id: 1, clashes: [], refusals: [{ code: 'REQUIRED', field: 'size' }] }] });
    expect(reply.ok && reply.value[0]?.row).toMatchObject({ version: 1, size: 3 });
  });

  it('leave a record alone that is sent as it is', async () => {
    expect(await records().update({ id: 1, version: 1 }, { size: 3 })).toMatchObject({ ok: true, value: { version: 1 } });
  });
});
