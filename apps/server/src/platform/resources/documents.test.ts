import type { Records, RecordValues } from '@axle/page-kit';
import { sampleDocument } from '@axle/page-kit/testing';
import type { Access } from '@axle/permissions';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { postgresRecords } from './postgres-records.ts';
import { registry } from '../../testing/whole-registry.ts';

const { db } = await testDatabase();
await sql`insert into org (id, code, name_zh, name_en) overriding system value values (1, 'HQ', '总部', 'Head office')`.execute(db);
await sql`insert into app_user (id, account, nickname, org_id, password_hash) overriding system value
  values (1, 'editor', '编辑', 1, '-')`.execute(db);
await sql`create table sample_document (
  id bigint generated always as identity primary key, version integer not null default 1, status smallint not null default 1,
  code text not null unique, note text, size integer,
  created_by bigint, created_at timestamptz(3) not null default now(), updated_by bigint, updated_at timestamptz(3) not null default now()
)`.execute(db);
await sql`create table sample_document_lines (
  id bigint generated always as identity primary key, record_id bigint not null references sample_document (id)
  on delete cascade, line_no integer not null,
  part text not null, quantity integer not null check (quantity < 900000), note text, unique (record_id,
  line_no) deferrable initially immediate
)`.execute(db);

const now = new Date('2026-05-20T08:30:00.000Z');
const access: Access = { userId: 1, isSuper: false, roles: [], scopes: new Map(), blocks: [] };
const over = (who: Access = access): Records => postgresRecords(db, sampleDocument, 'anyPage', { registry, access: who, now });
const value = <Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: unknown }): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};
const refused = (result: { readonly ok: boolean; readonly refusal?: unknown }) =>
  result.ok
    ? []
    : [result.refusal]
        .flat()
        .map(refusal => Object.values(refusal as { code: string; field?: string }).filter(each => typeof each === 'string'));
const line = (part: string, quantity = 1, more: object = {}) => ({ part, quantity, ...more });
const document = (...lines: readonly object[]): RecordValues => ({ code: 'D1', lines });
const ids = async () =>
  (await sql<{ part: string; id: number }>`select part, id from sample_document_lines order by line_no`.execute(db)).rows;

beforeEach(async () => {
  await sql`truncate sample_document, sample_document_lines, audit_log restart identity cascade`.execute(db);
});

describe('a document with lines', () => {
  it('is written whole, read whole, and listed without its lines', async () => {
    const added = value(await over().add(document(line('A'), line('B', 2, { note: 'n' }))));
    expect(value(await over().read(added.id))['lines']).toEqual([line('A'), line('B', 2, { note: 'n' })]);
    expect(value(await over().list({ filters: [], sort: [], limit: 10 })).rows[0]).not.toHaveProperty('lines');
  });

  it('keeps the id of a line as long as what names it stays, wherever it moves', async () => {
    const { id } = value(await over().add(document(line('A'), line('B'), line('C'))));
    const before = new Map((await ids()).map(row => [row.part, row.id]));
    value(await over().update({ id, version: 1 }, { lines: [line('C', 5), line('A'), line('D')] }));
    const after = await ids();
    expect(after.map(({ part }) => part)).toEqual(['C', 'A', 'D']);
    expect(after.slice(0, 2).map(row => row.id)).toEqual([before.get('C'), before.get('A')]);
  });

  it('[S4] shows in its history what happened to which line', async () => {
    const { id } = value(await over().add(document(line('A'), line('B'))));
    value(await over().update({ id, version: 1 }, { lines: [line('A', 3)] }));
    const [entry] = value(await over().history(id));
    expect(entry?.changes).toMatchObject([
      {
        field: 'lines',
        lines: [
          { kind: 'removed', key: { part: 'B' } },
          { kind: 'changed', key: { part: 'A' }, changes: [{ field: 'quantity', before: 1, after: 3 }] },
        ],
      },
    ]);
  });

  it('that the database refuses in a line leaves neither head nor lines', async () => {
    expect(refused(await over().add(document(line('A'), line('B', 950_000)))).flat()).toContain('CONSTRAINT');
    expect(value(await over().count({ filters: [] })).total).toBe(0);
  });

  it('goes with its lines, and the history keeps them', async () => {
    const { id } = value(await over().add(document(line('A'))));
    value(await over().del([{ id, version: 1 }]));
    expect(await ids()).toEqual([]);
    const { rows } = await sql<{ changes: unknown }>`select changes from audit_log where action = 'del'`.execute(db);
    expect(JSON.stringify(rows[0]?.changes)).toContain('"removed"');
  });

  it('takes 2,000 lines, and no more', async () => {
    const many = (count: number) => document(...Array.from({ length: count }, (_, at) => line(`P${at}`, at + 1)));
    const { id } = value(await over().add(many(2000)));
    expect(value(await over().read(id))['lines']).toHaveLength(2000);
    expect(refused(await over().update({ id, version: 1 }, many(2001)))).toEqual([['RANGE', 'lines']]);
  });
});

describe('a column of lines that is closed', () => {
  const blocked = (mode: 'readBlock' | 'writeBlock'): Access => ({
    ...access,
    blocks: [{ subject: { kind: 'user' }, page: 'anyPage', field: 'lines.note', mode }],
  });

  it('to reading is in no reply and no history, and keeps what it held through a change of the rest', async () => {
    const { id } = value(await over().add(document(line('A', 1, { note: 'secret' }), line('B'))));
    const blind = over(blocked('readBlock'));
    expect(value(await blind.read(id))['lines']).toEqual([line('A'), line('B')]);
    const saved = value(await blind.update({ id, version: 1 }, { lines: [line('A', 7), line('C')] }));
    expect(JSON.stringify([saved, value(await blind.history(id))])).not.toContain('secret');
    expect(value(await over().read(id))['lines']).toEqual([line('A', 7, { note: 'secret' }), line('C')]);
  });

  it('to writing is refused at its cell', async () => {
    const { id } = value(await over().add(document(line('A', 1, { note: 'old' }))));
    const bound = over(blocked('writeBlock'));
    expect(refused(await bound.update({ id, version: 1 }, { lines: [line('A', 1, { note: 'new' })] }))).toEqual([
      ['FORBIDDEN', 'lines.0.note'],
    ]);
    value(await bound.update({ id, version: 1 }, { lines: [line('A', 2, { note: 'old' })] }));
  });
});
