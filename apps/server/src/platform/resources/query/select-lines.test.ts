import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { lineFields, withLines } from './select-lines.ts';

const { db, registry } = await demoApp();

it('reads all kinds of lines of a document at once as it reads them one by one for many', async () => {
  for (const page of ['purchaseOrder', 'purchaseSettlement']) {
    const resource = registry.page(page)!.page.resource!;
    const keys = lineFields(resource).map(([key]) => key);
    const { rows } = await sql<{
      id: number;
      version: number;
    }>`select id, version from ${sql.table(resource.table)} order by id limit 60`.execute(db);
    // documents that are not there make them many
    const absent = Array.from({ length: 30 }, (_, at) => ({ id: -1 - at, version: 1 }));
    const many = (await withLines(db, resource, keys, [...rows, ...absent])).slice(0, rows.length);
    const single = [];
    for (const row of rows) single.push(...(await withLines(db, resource, keys, [row])));
    expect(single).toEqual(many);
    expect(many.some(document => keys.some(key => document[key] !== undefined))).toBe(true);
  }
});
