import { buffer } from 'node:stream/consumers';
import { definePage, defineSection, type RecordRow } from '@axle/page-kit';
import { recordRows, sampleResource, sampleTargets } from '@axle/page-kit/testing';
import type { Access } from '@axle/permissions';
import { writeExport } from '@axle/server/src/platform/exports/export-file.ts';
import { recordExports } from '@axle/server/src/platform/resources/export-rows.ts';
import { testDatabase } from '@axle/server/src/testing/test-database.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fillTable, makeSampleTable } from './sample-table.ts';
import { registry } from '@axle/server/src/testing/whole-registry.ts';

const { db, pool } = await testDatabase();
await makeSampleTable(db);
await sql`update app_user set nickname = '=cmd', nickname_en = case when id = 1 then '-a' end where id < 3`.execute(db);

const said = (word: string) => ({ zh: word, en: word });
const page = definePage({
  key: 'sampleThing',
  title: said('Sample'),
  help: { why: said('Sample') },
  resource: sampleResource,
  columns: ['code'],
});
const section = defineSection({
  key: 'basic',
  title: said('Basic'),
  defaultPage: 'sampleThing',
  groups: [{ key: 'all', title: said('All'), pages: [page] }],
});
const access: Access = { userId: 1, isSuper: false, roles: [], scopes: new Map(), blocks: [] };
const source = recordExports({ db, pool, concurrent: true }, { ...registry, referred: entity => sampleTargets[entity] });
const columns = Object.keys(sampleResource.fields);

/** What a spreadsheet would run, what only looks like it, and what csv must quote. */
const texts = fc.oneof(
  fc.constantFrom(
    '=1+1',
    "'=1+1",
    "''-x",
    "'x",
    '-12.5',
    '-1,234.50',
    '+1e-5',
    '+1e',
    '-',
    '@x',
    '-1,23',
    '+٣',
    '\\.',
    'a,b',
    'a"b',
    'a\nb',
    '[x',
    '轿车',
    '＝1+1',
    '\u200b=1+1',
    '\ufeffx',
    '#N/A',
    "'#n/a",
    '=#N/A',
    '#DIV/0!',
    '#1',
  ),
  fc.string({ unit: fc.constantFrom(...'=+-@\'\t\r\n",1.eE轿'), minLength: 1, maxLength: 6 }),
);
const rowsOf = recordRows(sampleResource).chain(rows =>
  fc
    .tuple(
      fc.array(texts, { minLength: rows.length, maxLength: rows.length }),
      fc.array(fc.array(texts, { minLength: 1, maxLength: 3 }), { minLength: rows.length, maxLength: rows.length }),
    )
    .map(([notes, tags]) => rows.map((row, index): RecordRow => ({ ...row, note: notes[index], tags: tags[index] }))),
);

it('the database writes a csv file byte for byte as the server does', async () => {
  await fc.assert(
    fc.asyncProperty(
      rowsOf,
      fc.constantFrom('zh-cn' as const, 'en' as const),
      // a column by itself has rules of its own
      fc.oneof(fc.subarray(columns, { minLength: 1 }), fc.constantFrom(['note'], ['tags'])),
      async (rows, language, some) => {
        await fillTable(db, sampleResource, rows);
        const params = {
          columns: some,
          filters: [{ field: 'size', op: 'gte' as const, value: 0 }],
          sort: [{ field: 'note', descending: true }],
          ids: [1, 2, 3, 4, 5],
        };
        const writing = { entry: { section, page }, access, params, format: 'csv' as const, language };
        const [byDatabase, byServer] = [
          await writeExport(db, source, writing),
          await writeExport(db, { ...source, csv: () => undefined }, writing),
        ];
        expect((await buffer(byDatabase)).toString()).toBe((await buffer(byServer)).toString());
      },
    ),
    { numRuns: 60 },
  );
});

it('a column that the actor may not read is never left to the database', () => {
  const blocked: Access = { ...access, blocks: [{ subject: { kind: 'user' }, page: 'sampleThing', field: 'note', mode: 'readBlock' }] };
  expect(
    source.csv?.({ section, page }, blocked, { filters: [], sort: [] }, { columns: ['code', 'note'], language: 'en', pages: new Map() }),
  ).toBeUndefined();
});
