import type { LocalDate } from '@axle/kernel';
import type { Access } from '@axle/permissions';
import { postgresRecords } from '@axle/server/src/platform/resources/postgres-records.ts';
import { testDatabase } from '@axle/server/src/testing/test-database.ts';
import { inMemoryRecords, sampleReferred, sampleResource, sampleTargets } from '@axle/page-kit/testing';
import { recordsSuite, type RecordTerms } from './records.suite.ts';
import { fillTable, makeSampleTable } from './sample-table.ts';
import { registry } from '@axle/server/src/testing/whole-registry.ts';

const { db } = await testDatabase();
await makeSampleTable(db);

const accessWith = ({ unreadable = [], unwritable = [] }: RecordTerms): Access => {
  const block = (mode: 'readBlock' | 'writeBlock') => (field: string) => ({
    subject: { kind: 'user' as const },
    page: 'samples',
    field,
    mode,
  });
  return {
    userId: 1,
    isSuper: false,
    roles: [],
    scopes: new Map(),
    blocks: [...unreadable.map(block('readBlock')), ...unwritable.map(block('writeBlock'))],
  };
};

recordsSuite('in memory', async (rows, { unreadable = [], unwritable = [] } = {}) =>
  inMemoryRecords(sampleResource, rows, {
    today: '2026-05-20' as LocalDate,
    now: () => '2026-05-20T08:30:00.000Z',
    mayRead: field => !unreadable.includes(field),
    mayWrite: field => !unwritable.includes(field),
    referred: sampleReferred,
  }),
);

recordsSuite('PostgreSQL', async (rows, terms = {}) => {
  await fillTable(db, sampleResource, rows);
  const caller = { registry, access: accessWith(terms), now: new Date('2026-05-20T08:30:00.000Z') };
  return postgresRecords(db, sampleResource, 'samples', caller, { referred: entity => sampleTargets[entity] });
});
