import { unrestricted } from '@axle/permissions';
import { isReference, pagesOf, recordLinks } from '@axle/page-kit';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { indexedPlan } from '../../testing/indexed-plan.ts';
import { isLarge } from '../../testing/large-lists.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { registry } from '../../testing/whole-registry.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { linkedRows } from './count-links.ts';
import { filtersOfLink } from './links-of-record.ts';

const { db, pool } = await testDatabase();
const access = unrestricted(1);
const caller = { registry, access, now: new Date('2026-05-20T08:30:00.000Z') };

it('every count of records that speak of a record finds them by an index', async () => {
  const { rows: ofPending } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where pg_get_expr(indpred, indrelid) like '%pending%'`.execute(db);
  // pending ones are few: an index of them alone is as good as one that is led by the record
  const isShort = (line: string) => ofPending.some(({ name }) => line.includes(` ${name} on `));
  const missing = new Set<string>();
  for (const page of registry.sections.flatMap(pagesOf))
    for (const link of recordLinks(page, registry.sections)) {
      const resource = link.page.resource!;
      if (!isLarge(resource)) continue;
      const by = page.resource!.fields[link.by];
      const probe = link.by === 'id' || (by && isReference(by)) ? 987_654_321 : 'ZQ97';
      const parts: RecordParts = { database: db, resource, page: link.page.key, caller, referred: registry.referred };
      const filters = filtersOfLink(link, probe);
      const plan = await indexedPlan({ db, pool }, linkedRows({ parts, filters }));
      const isFound = plan.some(line => (line.startsWith('Index Cond:') && line.includes(String(probe))) || isShort(line));
      if (!isFound) missing.add(`${resource.entity}.${link.field}`);
    }
  expect([...missing]).toEqual([]);
});
