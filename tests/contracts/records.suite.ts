import type { RecordRow, Records, RecordValues } from '@axle/page-kit';
import { describe, expect, it } from 'vitest';

/** Who asks: fields that he may not read or write. */
export interface RecordTerms {
  readonly unreadable?: readonly string[];
  readonly unwritable?: readonly string[];
}

/** Opens an adapter over page-kit's sample resource that holds these rows; today is 2026-05-20, the user has id 1. */
export type OpenRecords = (rows: readonly RecordRow[], terms?: RecordTerms) => Promise<Records>;

const made = {
  version: 1,
  status: 1,
  createdBy: 1,
  createdAt: '2026-05-01T00:00:00.000Z',
  updatedBy: 1,
  updatedAt: '2026-05-01T00:00:00.000Z',
};
const row = (id: number, values: RecordValues): RecordRow => ({ ...made, ...values, id });

const rows: readonly RecordRow[] = [
  row(1, { code: 'Camry', size: 3, drive: 'FWD', styles: ['sedan'], tags: ['hot'], note: '100% new' }),
  row(2, { code: 'corolla', size: 1, styles: ['sedan', 'van'], note: 'a_b', owner: 2 }),
  row(3, { code: 'Élan', size: 2, drive: '4WD', active: true }),
  row(4, { code: 'dory', size: 2, active: false, seenAt: '2026-05-02T10:00:00.000Z', weight: 5 }),
];

const value = <Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: unknown }): Value => {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
};
const codes = (result: { readonly ok: boolean; readonly refusal?: unknown }) => {
  if (result.ok) return [];
  return [result.refusal]
    .flat()
    .map(refusal => [(refusal as { code: string }).code, (refusal as { field?: string }).field].filter(Boolean).join(' '));
};
const ids = async (records: Records, query: Partial<Parameters<Records['list']>[0]>) =>
  value(await records.list({ filters: [], sort: [], limit: 50, ...query })).rows.map(({ id }) => id);

/** What every adapter of the records of a resource must do. */
export function recordsSuite(name: string, open: OpenRecords): void {
  describe(`records: ${name}`, () => {
    it('answers rows without their empty fields', async () => {
      const records = await open(rows);
      expect(value(await records.read(3))).toEqual(rows[2]);
      expect(codes(await records.read(9))).toEqual(['NOT_FOUND']);
    });

    it('orders by several columns, without case, empty values last', async () => {
      const records = await open(rows);
      expect(await ids(records, { sort: [{ field: 'code' }] })).toEqual([1, 2, 4, 3]);
      expect(await ids(records, { sort: [{ field: 'size', descending: true }, { field: 'code' }] })).toEqual([1, 4, 3, 2]);
      expect(await ids(records, { sort: [{ field: 'drive' }] })).toEqual([3, 1, 2, 4]);
      expect(await ids(records, { sort: [{ field: 'drive', descending: true }] })).toEqual([4, 2, 1, 3]);
    });

    it('filters by what each kind can be compared with', async () => {
      const records = await open(rows);
      const where = (field: string, op: string, wanted?: unknown, also?: readonly string[]) =>
        ids(records, { filters: [{ field, op: op as 'eq', value: wanted, also }] });
      expect(await where('code', 'eq', 'CAMRY')).toEqual([1]);
      expect(await where('code', 'in', ['CAMRY', 'élan', 'none'])).toEqual([1, 3]);
      expect(await where('code', 'startsWith', 'CO')).toEqual([2]);
      expect(await where('note', 'contains', '%')).toEqual([1]);
      expect(await where('note', 'contains', '_')).toEqual([2]);
      expect(await where('code', 'contains', 'or', ['note'])).toEqual([2, 4]);
      expect(await where('drive', 'ne', 'FWD')).toEqual([2, 3, 4]);
      expect(await where('styles', 'in', ['van', 'suv'])).toEqual([2]);
      expect(await where('styles', 'notIn', ['van'])).toEqual([1, 3, 4]);
      expect(await where('size', 'between', [2, null])).toEqual([1, 3, 4]);
      expect(await where('size', 'gt', 99_999_999_999)).toEqual([]);
      expect(await where('active', 'eq', false)).toEqual([4]);
      expect(await where('owner', 'notEmpty')).toEqual([2]);
      expect(await where('seenAt', 'gte', '2026-05-02T10:00:00.000Z')).toEqual([4]);
    });

    it('pages by cursor through ties and empty values, and jumps by offset', async () => {
      const records = await open(rows);
      const sort = [{ field: 'drive' }, { field: 'size', descending: true }];
      const all = await ids(records, { sort });
      const walked: number[] = [];
      for (let after: string | undefined, first = true; first || after !== undefined; first = false) {
        const page = value(await records.list({ filters: [], sort, limit: 1, after }));
        walked.push(...page.rows.map(({ id }) => id));
        after = page.next;
      }
      expect(walked).toEqual(all);
      expect(await ids(records, { sort, offset: 2 })).toEqual(all.slice(2));
    });

    it('refuses a cursor of another order and queries that do not fit', async () => {
      const records = await open(rows);
      const { next } = value(await records.list({ filters: [], sort: [{ field: 'size' }], limit: 1 }));
      expect(codes(await records.list({ filters: [], sort: [{ field: 'code' }], limit: 1, after: next }))).toEqual(['BAD_QUERY']);
      expect(codes(await records.list({ filters: [], sort: [], limit: 1, after: 'nonsense' }))).toEqual(['BAD_QUERY']);
      expect(codes(await records.list({ filters: [{ field: 'nothing', op: 'eq', value: 1 }], sort: [], limit: 1 }))).toEqual([
        'BAD_QUERY nothing',
      ]);
      expect(codes(await records.values('nothing', { filters: [] }))).toEqual(['BAD_QUERY nothing']);
    });

    it('counts, and tells the values that occur', async () => {
      const records = await open(rows);
      expect(value(await records.count({ filters: [{ field: 'size', op: 'eq', value: 2 }] }))).toEqual({ total: 2, exact: true });
      expect(value(await records.values('styles', { filters: [] }))).toEqual([
        { value: 'sedan', count: 2 },
        { value: 'van', count: 1 },
      ]);
      expect(value(await records.values('size', { filters: [{ field: 'code', op: 'ne', value: 'dory' }] }))).toEqual([
        { value: 1, count: 1 },
        { value: 2, count: 1 },
        { value: 3, count: 1 },
      ]);
    });

    it('adds records, or says all that is wrong', async () => {
      const records = await open(rows);
      const added = value(await records.add({ code: ' Yaris ', size: 5, styles: ['suv', 'sedan'] }));
      expect(added).toMatchObject({
        id: 5,
        version: 1,
        status: 1,
        code: 'Yaris',
        size: 5,
        styles: ['sedan', 'suv'],
        createdBy: 1,
        updatedBy: 1,
      });
      expect(value(await records.read(5))).toEqual(added);
      expect(codes(await records.add({ size: 'many' }))).toEqual(['REQUIRED code', 'FORMAT size']);
      expect(codes(await records.add({ code: 'CAMRY', size: 1 }))).toEqual(['DUPLICATE_IN_DB code']);
    });

    it('changes the fields given, empties those that are null, and asks for the current version', async () => {
      const records = await open(rows);
      const changed = value(await records.update({ id: 1, version: 1 }, { size: 4, note: null }));
      expect(changed).toMatchObject({ id: 1, version: 2, size: 4, drive: 'FWD' });
      expect(changed).not.toHaveProperty('note');
      expect(value(await records.read(1))).toEqual(changed);
      expect(codes(await records.update({ id: 1, version: 1 }, { size: 5 }))).toEqual(['ROW_CHANGED']);
      expect(codes(await records.update({ id: 9, version: 1 }, { size: 5 }))).toEqual(['NOT_FOUND']);
      expect(codes(await records.update({ id: 1, version: 2 }, { code: 'Other' }))).toEqual(['IMMUTABLE code']);
      expect(value(await records.update({ id: 1, version: 2 }, { size: 4 })).version).toBe(2);
    });

    it('deletes, and puts in and out of use, each record on its own', async () => {
      const records = await open(rows);
      const outcomes = value(
        await records.del([
          { id: 1, version: 1 },
          { id: 2, version: 7 },
          { id: 9, version: 1 },
        ]),
      );
      expect(outcomes.map(({ id, name: called, refusal }) => [id, called, refusal?.code])).toEqual([
        [1, 'Camry', undefined],
        [2, 'corolla', 'ROW_CHANGED'],
        [9, '9', 'NOT_FOUND'],
      ]);
      expect(await ids(records, {})).toEqual([2, 3, 4]);
      value(await records.setEnabled([{ id: 2, version: 1 }], false));
      expect(value(await records.read(2))).toMatchObject({ status: 0, version: 2 });
      value(await records.setEnabled([{ id: 2, version: 2 }], false));
      expect(value(await records.read(2))).toMatchObject({ status: 0, version: 2 });
    });

    it('keeps the history of every change, newest first', async () => {
      const records = await open([]);
      const { id } = value(await records.add({ code: 'a', size: 1, tags: ['x'] }));
      value(await records.update({ id, version: 1 }, { size: 2, tags: null }));
      value(await records.setEnabled([{ id, version: 2 }], false));
      const history = value(await records.history(id)).map(({ action, version, by, changes }) => ({
        action,
        version,
        by,
        changes: changes.filter(change => change.field !== 'status' || action !== 'add'),
      }));
      expect(history).toEqual([
        { action: 'disable', version: 3, by: 1, changes: [{ field: 'status', before: 1, after: 0 }] },
        {
          action: 'update',
          version: 2,
          by: 1,
          changes: [
            { field: 'size', before: 1, after: 2 },
            { field: 'tags', before: ['x'], after: undefined },
          ],
        },
        {
          action: 'add',
          version: 1,
          by: 1,
          changes: [
            { field: 'code', after: 'a' },
            { field: 'size', after: 1 },
            { field: 'tags', after: ['x'] },
          ],
        },
      ]);
      expect(codes(await records.history(99))).toEqual(['NOT_FOUND']);
    });

    it('[S3] shows nothing of a field that may not be read', async () => {
      const records = await open(rows, { unreadable: ['note'], unwritable: ['note'] });
      expect(JSON.stringify(value(await records.list({ filters: [], sort: [], limit: 50 })))).not.toContain('100% new');
      expect(value(await records.read(1))).not.toHaveProperty('note');
      expect(codes(await records.list({ filters: [{ field: 'note', op: 'notEmpty' }], sort: [], limit: 1 }))).toEqual(['BAD_QUERY note']);
      expect(codes(await records.list({ filters: [], sort: [{ field: 'note' }], limit: 1 }))).toEqual(['BAD_QUERY note']);
      expect(codes(await records.values('note', { filters: [] }))).toEqual(['BAD_QUERY note']);
      value(await records.del([{ id: 1, version: 1 }]));
      value(await records.update({ id: 2, version: 1 }, { size: 7 }));
      expect(JSON.stringify(value(await records.history(2)))).not.toContain('note');
    });

    it('[S3] refuses to change a field that may not be written, and ignores it unchanged', async () => {
      const records = await open(rows, { unwritable: ['drive'] });
      expect(codes(await records.update({ id: 1, version: 1 }, { drive: '4WD' }))).toEqual(['FORBIDDEN drive']);
      expect(value(await records.update({ id: 1, version: 1 }, { drive: 'FWD', size: 8 }))).toMatchObject({ drive: 'FWD', size: 8 });
      expect(codes(await records.add({ code: 'n', size: 1, drive: 'FWD' }))).toEqual(['FORBIDDEN drive']);
    });
  });
}
