import type { RecordRow, RecordValues } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import type { Access } from '@axle/permissions';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageRegistry } from '../../registry/page-registry.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { openRecordWriter } from './record-writer.ts';
import type { UpsertOutcome } from './upsert-row.ts';
import { registry } from '../../../testing/whole-registry.ts';

const { db } = await testDatabase();
await sql`insert into org (id, code, name_zh, name_en) overriding system value values (1, 'HQ', '总部', 'Head office')`.execute(db);
await sql`insert into app_user (id, account, nickname, org_id, password_hash) overriding system value
  values (1, 'editor', '编辑', 1, '-')`.execute(db);
const entry = pageRegistry(await allSections()).page('vehicleModel')!;
const editor: Access = { userId: 1, isSuper: false, roles: [], scopes: new Map(), blocks: [] };
const now = new Date('2026-05-20T08:30:00.000Z');

beforeEach(async () => {
  await sql`truncate vehicle_model, audit_log restart identity cascade`.execute(db);
});

const writer = (options: { readonly dryRun?: boolean; readonly access?: Access } = {}) =>
  openRecordWriter({ registry, entry, access: options.access ?? editor, importTask: 7, now, dryRun: options.dryRun ?? false });
const rowsOf = (list: readonly RecordValues[], cleared: readonly string[] = []) =>
  list.map((values, index) => ({ row: index + 2, values, cleared, given: Object.keys(values), cells: {}, refusals: [] }));
const take = (list: readonly RecordValues[], to = writer(), cleared: readonly string[] = []): Promise<readonly UpsertOutcome[]> =>
  db.transaction().execute(transaction => to.write(transaction, rowsOf(list, cleared)));
const kinds = (outcomes: readonly UpsertOutcome[]) =>
  outcomes.map(({ kind, refusals }) => [kind, ...refusals.map(refusal => refusal.code)].join(' '));
const stored = () => db.selectFrom('vehicle_model').selectAll().orderBy('id').execute();
const trail = () =>
  db.selectFrom('audit_log').select(['record_id', 'action', 'version', 'import_task', 'by_user', 'changes']).orderBy('id').execute();
const camry = { market: 'US', year: 2020, make: 'Toyota', model: 'Camry' };

describe('rows of an import', () => {
  it('[B11] become records, with the initial values where the file is silent, and a history', async () => {
    expect(kinds(await take([camry, { ...camry, year: 2021, bodyStyles: ['sedan', 'coupe'], engine: '2.5L L4' }]))).toEqual(['new', 'new']);
    const [first, second] = await stored();
    expect(first).toMatchObject({
      year: 2020,
      make: 'Toyota',
      body_styles: ['unknown'],
      status: 1,
      version: 1,
      created_by: 1,
      updated_at: '2026-05-20T08:30:00.000Z',
      aliases: null,
    });
    expect(second).toMatchObject({ year: 2021, body_styles: ['sedan', 'coupe'], engine: '2.5L L4' });
    expect((await trail()).map(({ record_id, action, import_task, by_user }) => [record_id, action, import_task, by_user])).toEqual([
      [first!.id, 'import', 7, 1],
      [second!.id, 'import', 7, 1],
    ]);
  });

  it('change nothing a second time', async () => {
    await take([camry, { ...camry, year: 2021, engine: '2.5L L4' }]);
    expect(kinds(await take([camry, { ...camry, year: 2021, engine: '2.5l l4' }]))).toEqual(['same', 'same']);
    expect(await trail()).toHaveLength(2);
  });

  it('change what they say, leave what they do not say, and empty what they clear', async () => {
    await take([{ ...camry, drive: 'FWD', fuel: 'hybrid', source: 'a' }]);
    expect(kinds(await take([{ ...camry, drive: 'AWD' }], writer(), ['source']))).toEqual(['changed']);
    expect(await stored()).toMatchObject([{ drive: 'AWD', fuel: 'hybrid', source: null, body_styles: ['unknown'], version: 2 }]);
    expect((await trail())[1]).toMatchObject({
      action: 'import',
      version: 2,
      changes: [
        { field: 'drive', before: 'FWD', after: 'AWD' },
        { field: 'source', before: 'a' },
      ],
    });
  });

  it('of one key in one file follow each other', async () => {
    expect(kinds(await take([camry, { ...camry, fuel: 'hybrid' }, { ...camry, fuel: 'hybrid' }]))).toEqual(['new', 'changed', 'same']);
    expect(await stored()).toMatchObject([{ fuel: 'hybrid', version: 1 }]);
    expect(await trail()).toHaveLength(1);
  });

  it('take the first spelling and keep the later one as an alias, once', async () => {
    const tacoma = { market: 'US', make: 'Toyota' };
    const file = [
      { ...tacoma, year: 1996, model: 'Tacoma XtraCab' },
      { ...tacoma, year: 1997, model: 'Tacoma Xtracab' },
      { ...tacoma, year: 1996, model: 'TACOMA XTRACAB' },
    ];
    expect(kinds(await take(file))).toEqual(['new', 'new', 'changed']);
    expect((await stored()).map(({ model, aliases }) => [model, aliases])).toEqual([
      ['Tacoma XtraCab', ['TACOMA XTRACAB']],
      ['Tacoma XtraCab', ['Tacoma Xtracab']],
    ]);
    expect(kinds(await take(file))).toEqual(['same', 'same', 'same']);
  });

  it('that look alike are one: blanks of every kind, invisible signs and wide letters make no second record', async () => {
    const rover = { market: 'US', year: 2015, make: 'Land Rover', model: 'Range Rover' };
    expect(kinds(await take([rover]))).toEqual(['new']);
    for (const model of ['Range\u00a0Rover', 'Range  Rover', 'Range\u200b Rover', 'Ｒange　Rover'])
      expect(kinds(await take([{ ...rover, model }]))).not.toContain('new');
    expect((await stored()).map(({ model }) => model)).toEqual(['Range Rover']);
  });

  it('are refused one by one, and keep no other from being written', async () => {
    expect(kinds(await take([camry, { ...camry, year: 1900 }, { ...camry, year: 2022 }]))).toEqual(['new', 'bad RANGE', 'new']);
    await sql`alter table vehicle_model add constraint no_five check (year <> 2005)`.execute(db);
    const years = Array.from({ length: 21 }, (_, index) => ({ ...camry, year: 1990 + index }));
    const outcomes = await take(years);
    await sql`alter table vehicle_model drop constraint no_five`.execute(db);
    expect(kinds(outcomes).filter(kind => kind !== 'new')).toEqual(['bad CONSTRAINT']);
    expect(outcomes[15]?.kind).toBe('bad');
    expect(await stored()).toHaveLength(22);
    expect(await trail()).toHaveLength(22);
  });

  it('[S3] may not change what their user may not write', async () => {
    await take([{ ...camry, source: 'a' }]);
    const access: Access = {
      ...editor,
      blocks: [{ subject: { kind: 'user' }, page: 'vehicleModel', field: 'source', mode: 'writeBlock' }],
    };
    expect(kinds(await take([{ ...camry, source: 'a', fuel: 'diesel' }], writer({ access })))).toEqual(['changed']);
    expect(
      kinds(
        await take(
          [
            { ...camry, source: 'b' },
            { ...camry, year: 2021, source: 'b' },
          ],
          writer({ access }),
        ),
      ),
    ).toEqual(['bad FORBIDDEN', 'bad FORBIDDEN']);
    const blind: Access = { ...editor, blocks: [{ subject: { kind: 'user' }, page: 'vehicleModel', field: 'source', mode: 'readBlock' }] };
    expect(kinds(await take([{ ...camry, source: 'a' }], writer({ access: blind })))).toEqual(['bad FORBIDDEN']);
  });
});

describe('a dry run', () => {
  it('answers what the import will, over all its portions, and writes nothing', async () => {
    await take([{ ...camry, year: 2019, fuel: 'hybrid' }]);
    const portions: readonly (readonly RecordValues[])[] = [
      [camry, { ...camry, year: 2019, fuel: 'hybrid' }, { ...camry, year: 1800 }],
      [
        { ...camry, model: 'CAMRY' },
        { ...camry, year: 2019, fuel: 'diesel' },
      ],
      [
        { ...camry, fuel: 'diesel' },
        { ...camry, year: 2019, fuel: 'diesel' },
      ],
    ];
    const before = [await stored(), await trail()];
    const dry = writer({ dryRun: true });
    const rehearsal: string[] = [];
    const undone = db.transaction().execute(async transaction => {
      for (const portion of portions) rehearsal.push(...kinds(await dry.write(transaction, rowsOf(portion))));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([await stored(), await trail()]).toEqual(before);
    const real = writer();
    const done: string[] = [];
    for (const portion of portions) done.push(...kinds(await take(portion, real)));
    expect(done).toEqual(rehearsal);
    expect(done).toEqual(['new', 'same', 'bad RANGE', 'changed', 'changed', 'changed', 'same']);
  });
});

it('two imports of one file at once write each row once', async () => {
  const file = Array.from({ length: 40 }, (_, index): Partial<RecordRow> => ({ ...camry, year: 1985 + index }));
  const both = await Promise.all([take(file), take(file.toReversed())]);
  expect(await stored()).toHaveLength(40);
  expect(both.flat().filter(({ kind }) => kind === 'new')).toHaveLength(40);
});
