import type { CellsOutcome, RecordRow } from '@axle/page-kit';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { recordCalls } from './gateway/record-calls.ts';
import { emptyTables } from '../../testing/empty-tables.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const editor = { signature: await app.signIn('catalogeditor') };
const auditor = { signature: await app.signIn('auditor') };
const admin = { signature: await app.signIn('superadmin') };
const brand = { service: 'base', path: 'brand' };
const rate = { service: 'finance', path: 'exchange_rate' };

beforeEach(async () => {
  await emptyTables(app.db, 'brand', 'sku', 'exchange_rate', 'audit_log', 'done_call', 'user_field_setting');
  await sql`update access_epoch set epoch = epoch + 1`.execute(app.db);
});

const added = async (resource: typeof brand, values: object, as = editor): Promise<RecordRow> => {
  const reply = await app.post(recordPath(resource, 'add'), { values }, as);
  if (reply.code !== 200) throw new Error(JSON.stringify(reply));
  return reply.data as RecordRow;
};
const brandNamed = (code: string) => added(brand, { code, name_zh: `${code}牌`, name_en: code, kind: 'own' });
const change = async (changes: readonly object[], as = editor, more: object = {}, resource = brand) =>
  (await app.post(recordPath(resource, 'change'), { changes, ...more }, as)) as { code: number; data: readonly CellsOutcome[] };
const outcomes = ({ data }: { readonly data: readonly CellsOutcome[] }) =>
  data.map(({ id, clashes, refusals }) => [id, clashes, refusals.map(({ code, field }) => `${code} ${field ?? ''}`.trim())]);

describe('cells of many records', () => {
  it('are changed in one call; what one is refused for leaves the others', async () => {
    const [one, two, three] = [await brandNamed('A'), await brandNamed('B'), await brandNamed('C')];
    const reply = await change([
      { id: one.id, version: 1, values: { note: 'n', name_en: 'Alpha' }, before: { name_en: 'A' } },
      { id: two.id, version: 1, values: { name_zh: null }, before: { name_zh: 'B牌' } },
      { id: three.id, version: 1, values: { code: 'X' }, before: { code: 'C' } },
    ]);
    expect(outcomes(reply)).toEqual([
      [one.id, [], []],
      [two.id, [], ['REQUIRED nameZh']],
      [three.id, [], ['IMMUTABLE code']],
    ]);
    expect(reply.data[0]?.row).toMatchObject({ note: 'n', name_en: 'Alpha', version: 2 });
    const trail = await app.db.selectFrom('audit_log').select(['action', 'record_id']).where('action', '=', 'update').execute();
    expect(trail).toEqual([{ action: 'update', record_id: one.id }]);
  });

  it('sent twice by the same key are changed once and answered alike', async () => {
    const { id } = await brandNamed('A');
    const key = '0b4a1f62-7f4e-4f2e-9f50-0d6f7a2f5c11';
    const changes = [{ id, version: 1, values: { note: 'n' }, before: {} }];
    const [first, again] = [await change(changes, editor, { key }), await change(changes, editor, { key })];
    expect(again).toEqual(first);
    expect(await app.db.selectFrom('audit_log').select('version').where('record_id', '=', id).orderBy('id').execute()).toEqual([
      { version: 1 },
      { version: 2 },
    ]);
  });

  it('merge with what another one changed in other fields, and stay theirs where both changed the same', async () => {
    const { id } = await brandNamed('A');
    await app.post(recordPath(brand, 'update'), { id, version: 1, values: { note: 'theirs' } }, admin);
    const reply = await change([{ id, version: 1, values: { note: 'mine', kind: 'oem' }, before: { kind: 'own' } }]);
    expect(outcomes(reply)).toEqual([[id, ['note'], []]]);
    expect(reply.data[0]?.row).toMatchObject({ note: 'theirs', kind: 'oem', version: 3 });
  });

  it('[S1] need the right to change, [S3] and no field that is closed to the caller', async () => {
    const { id } = await brandNamed('A');
    const changes = [{ id, version: 1, values: { note: 'n' }, before: {} }];
    expect(await change(changes, auditor)).toMatchObject({ code: 403 });
    await sql`insert into user_field_setting (subject_kind, subject, page, field, mode)
      values ('user', 'catalogeditor', 'brand', 'note', 'writeBlock')`.execute(app.db);
    await sql`update access_epoch set epoch = epoch + 1`.execute(app.db);
    expect(outcomes(await change(changes, editor, { page: 'brand' }))).toEqual([[id, [], ['FORBIDDEN note']]]);
    expect(await change([{ ...changes[0], values: { name_en: 'Alpha' } }], editor, { page: 'brand' })).toMatchObject({
      data: [{ refusals: [], row: { name_en: 'Alpha' } }],
    });
  });

  it('stay as they are in a state in which nothing is changed', async () => {
    const values = { from: 'USD', to: 'CNY', rate_type: 'spot', rate: '7', valid_from: '2026-05-01', source: 'test' };
    const { id, version } = await added(rate, values, admin);
    await sql`update exchange_rate set state = 'void' where id = ${id}`.execute(app.db);
    expect(outcomes(await change([{ id, version, values: { rate: '8' }, before: { rate: '7' } }], admin, {}, rate))).toEqual([
      [id, [], ['STATE']],
    ]);
  });

  it('of one record twice, or of none, are malformed', async () => {
    const { id } = await brandNamed('A');
    const one = { id, version: 1, values: { note: 'n' }, before: {} };
    for (const changes of [[], [one, one], [{ id }], [{ ...one, values: 3 }]]) expect(await change(changes)).toMatchObject({ code: 400 });
  });
});
