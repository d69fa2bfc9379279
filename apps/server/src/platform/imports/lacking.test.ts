import type { LocalDate } from '@axle/kernel';
import type { Access } from '@axle/permissions';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { wholeRegistry } from '../../modules.ts';
import { openRecordWriter } from '../resources/upsert/record-writer.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { checkRow } from './check-row.ts';
import { importForm } from './import-form.ts';
import { undone } from './rehearsed.ts';
import { writeRows } from './write-rows.ts';

const { db } = await testDatabase();
await sql`insert into org (id, code, name_zh, name_en) overriding system value values (1, 'HQ', '总部', 'Head office')`.execute(db);
await sql`insert into app_user (id, account, nickname, org_id, password_hash) overriding system value
  values (1, 'editor', '编辑', 1, '-')`.execute(db);
await sql`insert into brand (code, name_zh, name_en, kind) values ('AX', '甲', 'Axle', 'own')`.execute(db);
const editor: Access = { userId: 1, isSuper: false, roles: [], scopes: new Map(), blocks: [] };
const registry = await wholeRegistry();

type Cells = Readonly<Record<string, string>>;

/** What a dry run reports about the rows of a file: `row column code`. */
async function reported(key: string, rows: readonly Cells[]): Promise<readonly string[]> {
  const entry = registry.pageOfImport(key)!;
  const form = importForm(entry, editor)!;
  const writer = openRecordWriter({
    registry,
    entry,
    access: editor,
    importTask: 7,
    now: new Date('2026-05-20T08:30:00.000Z'),
    dryRun: true,
  });
  const checked = rows.map((cells, at) => checkRow(form, at + 2, cells, '2026-05-20' as LocalDate));
  const { errors } = await undone(db, transaction => writeRows(transaction, { writer }, checked, form));
  return errors.map(({ row, column, code }) => `${row} ${column} ${code}`);
}

const tooLong = 'x'.repeat(501);
const names = fc.constantFrom('Fine', '', tooLong);
const row = fc.record({
  isThere: fc.boolean(),
  nameZh: names,
  nameEn: names,
  kind: fc.constantFrom('own', '', 'nonsense'),
  note: fc.constantFrom('', tooLong),
});

describe('a row with several faults', () => {
  it('[T5] that would be a new record is reported with what it leaves empty beside what is wrong', async () => {
    expect(await reported('basic_brand', [{ code: 'NEW', nameZh: '', nameEn: tooLong }])).toEqual(['2 nameZh REQUIRED', '2 nameEn RANGE']);
  });

  it('[T5] of a record that is there, or that an earlier row makes, may leave out what the record has', async () => {
    expect(
      await reported('basic_brand', [
        { code: 'ax', nameZh: '', nameEn: tooLong },
        { code: 'NEW', nameZh: '新', nameEn: 'New' },
        { code: 'NEW', nameZh: '', nameEn: tooLong },
      ]),
    ).toEqual(['2 nameEn RANGE', '4 nameEn RANGE']);
  });

  it('[T5] of which the key is wrong may stand for any record', async () => {
    expect(await reported('basic_brand', [{ code: 'x'.repeat(21), nameZh: '' }])).toEqual(['2 code RANGE']);
  });

  it('[T5] is reported with each of them, whichever others there are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async rows => {
        const expected = rows.flatMap(({ isThere, ...cells }, at) =>
          Object.entries(cells).flatMap(([column, text]) => {
            if (text === tooLong) return [`${at + 2} ${column} RANGE`];
            if (text === 'nonsense') return [`${at + 2} ${column} FORMAT`];
            return text === '' && column.startsWith('name') && !isThere ? [`${at + 2} ${column} REQUIRED`] : [];
          }),
        );
        expect(
          await reported(
            'basic_brand',
            rows.map(({ isThere, ...cells }, at) => ({ ...cells, code: isThere ? 'AX' : `N${at}` })),
          ),
        ).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it('[T5] that may only change what is there is also reported when nothing is there', async () => {
    const mark = { 'trademarks.country': '', 'trademarks.no': '1', 'trademarks.class': '99' };
    expect(await reported('basic_brand.brandMarks', [{ code: 'AX', ...mark }])).toEqual([
      '2 trademarks.country REQUIRED',
      '2 trademarks.class RANGE',
    ]);
    expect(await reported('basic_brand.brandMarks', [{ code: 'NEW', ...mark }])).toEqual([
      '2 code NOT_FOUND',
      '2 trademarks.country REQUIRED',
      '2 trademarks.class RANGE',
    ]);
  });

  it('asks nothing of a file whose rows are right', async () => {
    const asked: number[] = [];
    const entry = registry.pageOfImport('basic_brand')!;
    const form = importForm(entry, editor)!;
    const writer = openRecordWriter({
      registry,
      entry,
      access: editor,
      importTask: 7,
      now: new Date('2026-05-20T08:30:00.000Z'),
      dryRun: true,
    });
    const listening = {
      ...writer,
      lacking: async (...given: Parameters<NonNullable<typeof writer.lacking>>) => {
        asked.push(given[1].length);
        return writer.lacking!(...given);
      },
    };
    const rows = [checkRow(form, 2, { code: 'NEW', nameZh: '新', nameEn: 'New' }, '2026-05-20' as LocalDate)];
    const { tally } = await undone(db, transaction => writeRows(transaction, { writer: listening }, rows, form));
    expect(tally).toMatchObject({ new: 1 });
    expect(asked).toEqual([]);
  });
});
