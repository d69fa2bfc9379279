import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { loadAccess, loadAccesses } from './load-access.ts';

const { db } = await testDatabase('demoTemplate');
const day = '2026-05-20';

it('[S2] the rights of several people, read together, are those that each of them has alone', async () => {
  const { rows } = await sql<{ id: number; org: number }>`select id, org_id as org from app_user order by id`.execute(db);
  const modes = ['own', 'dept', 'deptTree', 'listed', 'all', 'none'] as const;
  await sql`delete from data_scope`.execute(db);
  await db
    .insertInto('data_scope')
    .values(
      rows.flatMap(({ id }, place) =>
        (['supplier', 'shop', 'org'] as const).map((kind, at) => ({
          user_id: id,
          kind,
          mode: modes[(place + at) % modes.length]!,
          targets: [String(place + 1)],
        })),
      ),
    )
    .execute();
  const together = await loadAccesses(db, [...rows.map(({ id }) => id), 999_999], day);
  expect([...together.keys()].toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
  const alone = await Promise.all(rows.map(async ({ id }) => [id, await loadAccess(db, id, day)] as const));
  expect(new Map(alone)).toEqual(together);
  // each goes by the people that count for them, and by nobody else's
  for (const { id, org } of rows) {
    const { rows: people } = await sql<{ id: string }>`select id::text from app_user where org_id = ${org}`.execute(db);
    const { owners } = together.get(id)!;
    for (const [kind, own] of owners ?? []) {
      const { mode } = await db
        .selectFrom('data_scope')
        .select('mode')
        .where('user_id', '=', id)
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow();
      if (mode === 'own') expect([...own]).toEqual([String(id)]);
      if (mode === 'dept') expect([...own].toSorted()).toEqual(people.map(person => person.id).toSorted());
    }
  }
});
