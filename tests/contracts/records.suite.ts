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

    it('orders references by code, finds them by id and those of a tree with everything below, and keeps their cursors', async () => {
      const records = await open([
        row(1, { code: 'a', size: 1, maker: 1, group: 1 }),
        row(2, { code: 'b', size: 1, maker: 2, group: 2 }),
        row(3, { code: 'c', size: 1, maker: 3, group: 3 }),
        row(4, { code: 'd', size: 1 }),
      ]);
      const sort = [{ field: 'maker' }];
      expect(await ids(records, { sort })).toEqual([2, 3, 1, 4]);
      const first = value(await records.list({ filters: [], sort, limit: 2 }));
      expect(await ids(records, { sort, after: first.next })).toEqual([1, 4]);
      expect(first.rows[0]).toEqual(value(await records.read(2)));
      const where = (field: string, op: string, wanted?: unknown) => ids(records, { filters: [{ field, op: op as 'eq', value: wanted }] });
      expect(await where('maker', 'in', [1, 3])).toEqual([1, 3]);
      expect(await where('maker', 'notIn', [1])).toEqual([2, 3, 4]);
      expect(await where('group', 'in', [2])).toEqual([2, 3]);
      expect(await where('group', 'notIn', [2])).toEqual([1, 4]);
      expect(await where('maker', 'isEmpty')).toEqual([4]);
    });

    it('accepts only records in use as new references, and keeps existing ones', async () => {
      const records = await open([row(1, { code: 'a', size: 1, maker: 3 })]);
      expect(codes(await records.add({ code: 'x', size: 1, maker: 3 }))).toEqual(['REFERENCE_DISABLED maker']);
      expect(codes(await records.add({ code: 'x', size: 1, maker: 99 }))).toEqual(['REFERENCE maker']);
      expect(codes(await records.update({ id: 1, version: 1 }, { maker: 99 }))).toEqual(['REFERENCE maker']);
      expect(value(await records.update({ id: 1, version: 1 }, { size: 2 }))).toMatchObject({ maker: 3, size: 2 });
      expect(value(await records.update({ id: 1, version: 2 }, { maker: 2 }))).toMatchObject({ maker: 2 });
    });

    it('changes cells of many records, each on its own: others keep their changes, a clash in the same cell is reported, a refusal says why', async () => {
      const records = await open(rows, { unwritable: ['owner'] });
      value(await records.update({ id: 1, version: 1 }, { note: 'theirs', drive: '4WD' }));
      const outcomes = value(
        await records.change([
          { id: 1, version: 1, values: { note: 'mine', size: 9, drive: '4WD' }, before: { note: '100% new', size: 3, drive: 'FWD' } },
          { id: 2, version: 1, values: { owner: 3 }, before: { owner: 2 } },
          { id: 3, version: 1, values: { size: null }, before: { size: 2 } },
          { id: 4, version: 1, values: { note: 'new' }, before: {} },
          { id: 9, version: 1, values: { note: 'new' }, before: {} },
        ]),
      );
      expect(
        outcomes.map(({ id, clashes, refusals }) => [id, clashes, refusals.map(({ code, field }) => `${code} ${field ?? ''}`)]),
      ).toEqual([
        [1, ['note'], []],
        [2, [], ['FORBIDDEN owner']],
        [3, [], ['REQUIRED size']],
        [4, [], []],
        [9, [], ['NOT_FOUND ']],
      ]);
      expect(outcomes[0]?.row).toMatchObject({ note: 'theirs', size: 9, drive: '4WD', version: 3 });
      expect(outcomes[3]?.row).toMatchObject({ note: 'new', version: 2 });
      expect(value(await records.read(3))).toMatchObject({ size: 2, version: 1 });
    });

    it('does not reveal by a clash the value of a field that may not be read', async () => {
      const records = await open(rows, { unreadable: ['note'] });
      const change = (before: object) => records.change([{ id: 1, version: 9, values: { note: 'x' }, before: { ...before } }]);
      const replies = [value(await change({ note: '100% new' })), value(await change({ note: 'guess' }))];
      expect(replies.map(([one]) => [one?.clashes, one?.refusals[0]?.code])).toEqual([
        [[], 'FORBIDDEN'],
        [[], 'FORBIDDEN'],
      ]);
    });

    it('keeps codes in upper case, and finds them however they are typed', async () => {
      const records = await open([row(1, { code: 'a', size: 1, part: 'AB-1' })]);
      expect(value(await records.add({ code: 'x', size: 1, part: ' ｃd-2 ' }))).toMatchObject({ part: 'CD-2' });
      const where = (op: string, wanted: unknown) => ids(records, { filters: [{ field: 'part', op: op as 'eq', value: wanted }] });
      expect(await where('in', ['ab-1', 'no good!'])).toEqual([1]);
      expect(await where('contains', 'd-')).toEqual([2]);
      expect(codes(await records.add({ code: 'y', size: 1, part: '-?' }))).toEqual(['FORMAT part']);
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

    it('counts, and lists the values that occur', async () => {
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

    it('adds up number fields over all that match, each currency by itself, and never what may not be read', async () => {
      const priced = [
        row(1, { code: 'a', size: 3, price: '1.5', currency: 'CNY', freight: '0.1' }),
        row(2, { code: 'b', size: 4, price: '2.25', currency: 'JPY', freight: '0.2' }),
        row(3, { code: 'c', size: 5, price: '10', currency: 'CNY' }),
        row(4, { code: 'd', size: 6, currency: 'EUR' }),
      ];
      const records = await open(priced);
      const filters = [{ field: 'size', op: 'lt', value: 6 } as const];
      expect(value(await records.totals(['size', 'price', 'freight'], { filters }))).toEqual([
        { field: 'size', sum: '12', count: 3 },
        { field: 'price', of: 'CNY', sum: '11.5', count: 2 },
        { field: 'price', of: 'JPY', sum: '2.25', count: 1 },
        { field: 'freight', sum: '0.3', count: 2 },
      ]);
      expect(value(await records.totals(['freight'], { filters: [{ field: 'size', op: 'gt', value: 6 }] }))).toEqual([
        { field: 'freight', sum: '0', count: 0 },
      ]);
      expect(codes(await records.totals(['code'], { filters }))).toEqual(['BAD_QUERY code']);
      const blocked = await open(priced, { unreadable: ['price', 'currency'] });
      expect(codes(await blocked.totals(['price'], { filters }))).toEqual(['BAD_QUERY price']);
    });

    it('adds up quantities that carry their own unit for each unit by itself, and those without one apart', async () => {
      const records = await open([
        row(1, { code: 'a', size: 1, packed: '2', packing: 'box' }),
        row(2, { code: 'b', size: 1, packed: '30.5', packing: 'roll' }),
        row(3, { code: 'c', size: 1, packed: '4', packing: 'box' }),
        row(4, { code: 'd', size: 1, packed: '7' }),
      ]);
      const totals = value(await records.totals(['packed'], { filters: [] }));
      expect(totals.toSorted((one, other) => String(one.of ?? '').localeCompare(String(other.of ?? '')))).toEqual([
        { field: 'packed', sum: '7', count: 1 },
        { field: 'packed', of: 'box', sum: '6', count: 2 },
        { field: 'packed', of: 'roll', sum: '30.5', count: 1 },
      ]);
    });

    it('counts the different people of all that match, each once', async () => {
      const records = await open([
        row(1, { code: 'a', size: 1, owner: 7 }),
        row(2, { code: 'b', size: 1, owner: 7 }),
        row(3, { code: 'c', size: 1, owner: 9 }),
        row(4, { code: 'd', size: 1 }),
        row(5, { code: 'e', size: 2, owner: 5 }),
      ]);
      expect(value(await records.totals(['size', 'owner'], { filters: [{ field: 'size', op: 'eq', value: 1 }] }))).toEqual([
        { field: 'size', sum: '4', count: 4 },
        { field: 'owner', sum: '2', count: 3 },
      ]);
      expect(value(await records.totals(['owner'], { filters: [{ field: 'size', op: 'gt', value: 6 }] }))).toEqual([
        { field: 'owner', sum: '0', count: 0 },
      ]);
      expect(codes(await (await open([], { unreadable: ['owner'] })).totals(['owner'], { filters: [] }))).toEqual(['BAD_QUERY owner']);
    });

    it('counts how many records hold each value of a pasted batch', async () => {
      const records = await open(rows);
      expect(value(await records.match('code', ['CAMRY', 'none', 'Élan', 'camry']))).toEqual([1, 0, 1, 1]);
      expect(value(await records.match('size', [2, 9]))).toEqual([2, 0]);
      expect(codes(await records.match('styles', []))).toEqual(['BAD_QUERY styles']);
      expect(codes(await records.match('nothing', ['a']))).toEqual(['BAD_QUERY nothing']);
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
      expect(codes(await records.match('note', ['100% new']))).toEqual(['BAD_QUERY note']);
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
