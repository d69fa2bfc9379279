import { snakeCase } from '@axle/page-kit';
import { mainBase, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { probedPages } from './testing/probed-pages.ts';
import { rightsServer } from './testing/rights-server.ts';
import { shownOf } from './testing/shown-of.ts';

const server = await rightsServer();
const pages = (await probedPages(server)).filter(([, { entry }]) => entry.page.resource!.scopedBy?.alsoSeenBy !== undefined);

it('asks the pages whose records are seen by several fields', () => {
  expect(pages.map(([key]) => key)).toEqual(['transferOrder', 'transferSuggestions']);
});

describe.each(pages)('%s', (_key, page) => {
  const { entry, planted, codes } = page;
  const resource = entry.page.resource!;
  const { kind, field, alsoSeenBy } = resource.scopedBy!;
  const also = String(planted.values[alsoSeenBy![0]!]);

  /** Puts another warehouse than the planted one into the field by which the record is changed, and answers it. */
  async function moved(): Promise<string> {
    const { rows } = await sql<{ own: number }>`
      update ${sql.table(resource.table)} set ${sql.ref(snakeCase(field))} = (select min(id) from warehouse where id <> ${Number(also)})
      where id = ${planted.id} returning ${sql.ref(snakeCase(field))} as own`.execute(server.db);
    return String(rows[0]!.own);
  }
  const stored = async () =>
    server.db
      .selectFrom(resource.table as 'transfer_order')
      .selectAll()
      .where('id', '=', planted.id)
      .executeTakeFirst();
  const counted = async () =>
    (await server.send({ call: `POST ${mainBase}${recordPath(resource, 'count')}`, input: { page: entry.page.key, filters: [] } })).data;

  it('[S2] every call shows its records by each of the fields, and by no other', async () => {
    const own = await moved();
    await server.allow(codes);
    await server.limit(kind, [own]);
    const calls = await shownOf(server, page);
    expect(calls).toContain('list');
    await server.limit(kind, [also]);
    expect(await shownOf(server, page)).toEqual(calls);
    expect(await counted()).toMatchObject({ total: 1 });
    await server.limit(kind, ['999999']);
    expect([await shownOf(server, page), await counted()]).toEqual([[], expect.objectContaining({ total: 0 })]);
  });

  it('[S2] by the further fields they are only looked at', async () => {
    await moved();
    await server.allow(codes);
    await server.limit(kind, [also]);
    const before = await stored();
    for (const probe of page.probes.filter(({ writes, never, name }) => writes && !never && name !== 'add'))
      await server.send({
        ...probe,
        input: JSON.parse(JSON.stringify(probe.input ?? {}).replaceAll('2000000', String(before!.version))) as Record<string, unknown>,
      });
    expect(await stored()).toEqual(before);
  });
});
