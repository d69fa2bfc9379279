import type { LocalDate } from '@axle/kernel';
import { definePage, defineSection } from '@axle/page-kit';
import { sampleDocument } from '@axle/page-kit/testing';
import type { Access } from '@axle/permissions';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openRecordWriter } from '../resources/upsert/record-writer.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { cellsOf, checkRow } from './check-row.ts';
import { importForm } from './import-form.ts';
import { matchHeader } from './match-header.ts';
import { writeRows } from './write-rows.ts';
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
  part text not null, quantity integer not null, note text, unique (record_id, line_no) deferrable initially immediate
)`.execute(db);

const said = (word: string) => ({ zh: word, en: word });
const page = definePage({
  key: 'sampleDocument',
  title: said('Document'),
  help: { why: said('Document') },
  resource: sampleDocument,
  columns: ['code'],
  standard: ['list', 'import'],
  importing: { columns: ['code', 'note', 'lines.part', 'lines.quantity'], mode: 'per_document', lines: 'lines', example: {} },
});
const section = defineSection({
  key: 'basic',
  title: said('Basic'),
  defaultPage: 'sampleDocument',
  groups: [{ key: 'all', title: said('All'), pages: [page] }],
});
const access: Access = { userId: 1, isSuper: false, roles: [], scopes: new Map(), blocks: [] };
const entry = { section, page };
const form = importForm(entry, access)!;
const now = new Date('2026-05-20T08:30:00.000Z');

/** Brings the rows of a file in. */
async function take(...rows: readonly (readonly string[])[]) {
  const header = matchHeader(form, ['code', 'note', 'lines.part', 'lines.quantity']);
  if (!header.ok) throw new Error(header.refusal.message.en);
  const checked = rows.map((cells, index) => checkRow(form, index + 2, cellsOf(header.value, { cells }), '2026-05-20' as LocalDate));
  const writer = openRecordWriter({ registry, entry, access, importTask: 1, now, dryRun: false });
  const { tally, errors } = await db
    .transaction()
    .execute(transaction =>
      writeRows(
        transaction,
        { writer, judge: openRecordWriter({ registry, entry, access, importTask: 1, now, dryRun: true }) },
        checked,
        form,
      ),
    );
  return { tally, errors: errors.map(({ row, column, code }) => [row, column, code].join(' ')) };
}
const stored = async () =>
  (
    await sql<{ code: string; note: string; lines: string }>`
      select code, d.note, string_agg(part || '×' || quantity, ' ' order by line_no) as lines from sample_document d
      join sample_document_lines l on l.record_id = d.id group by d.id order by code`.execute(db)
  ).rows.map(({ code, note, lines }) => [code, note, lines]);

beforeEach(async () => {
  await sql`truncate sample_document, sample_document_lines, audit_log restart identity cascade`.execute(db);
});

describe('the rows of a file of documents', () => {
  it('become one document for each number, wherever they stand, with a line each', async () => {
    expect(await take(['D1', 'first', 'A', '1'], ['D2', '', 'A', '5'], ['d1', '', 'B', '2'])).toEqual({
      tally: { new: 3, changed: 0, same: 0, bad: 0 },
      errors: [],
    });
    expect(await stored()).toEqual([
      ['D1', 'first', 'A×1 B×2'],
      ['D2', null, 'A×5'],
    ]);
    expect((await take(['D1', '', 'A', '1'], ['D1', '', 'B', '2'])).tally).toMatchObject({ same: 2 });
    expect((await take(['D1', 'new', 'A', '9'])).tally).toMatchObject({ changed: 1 });
    expect((await stored())[0]).toEqual(['D1', 'new', 'A×9']);
  });

  it('of a document with a bad row are bad together, and keep no other document from being written', async () => {
    const { tally, errors } = await take(
      ['D1', '', 'A', '1'],
      ['D1', '', 'B', 'x'],
      ['D2', '', 'A', '5'],
      ['D3', 'one', 'A', '1'],
      ['D3', 'other', 'B', '1'],
    );
    expect(tally).toEqual({ new: 1, changed: 0, same: 0, bad: 4 });
    expect(errors).toEqual(['2  RULE', '3 lines.quantity FORMAT', '5 note RULE', '6  RULE']);
    expect(await stored()).toEqual([['D2', null, 'A×5']]);
  });

  it('are reported by row and column where the document as a whole is refused', async () => {
    expect((await take(['D1', '', 'A', '1'], ['D1', '', 'A', '2'])).errors).toEqual(['2  RULE', '3 lines.part RULE']);
    expect((await take(['D1', '', 'A', ''], ['D1', '', 'B', '2'])).errors).toEqual(['2 lines.quantity REQUIRED', '3  RULE']);
  });
});
