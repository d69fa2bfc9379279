import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoTime } from '../../../testing/demo-time.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { notifyOfShortReservations } from './notify-of-short-reservations.ts';
import { registry } from '../../../testing/whole-registry.ts';

const { db, pool } = await testDatabase('demoTemplate');

it('looks among the SKUs that are short alone, however many there are', async () => {
  await db
    .updateTable('stock_item')
    .set({ unallocated: 1_000_000 })
    .where('id', '=', ({ selectFrom }) => selectFrom('stock_item').select(of => of.fn.min('id').as('id')))
    .execute();
  const asked: CompiledQuery[] = [];
  const watched = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: event => void asked.push(event.query) });
  await notifyOfShortReservations(watched, registry, demoTime);
  const looks = asked.filter(({ sql }) => /stock_item i\s+where/.test(sql));
  expect(looks.length).toBeGreaterThanOrEqual(3);
  const client = await pool.connect();
  try {
    // a whole reading costs so much here that it is chosen only where no index serves
    await client.query('set enable_seqscan = off');
    for (const { sql, parameters } of looks) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${sql}`, [...parameters]);
      const plan = rows.map(row => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('stock_item_shortage');
      expect(plan).not.toContain('Seq Scan on stock_item');
    }
  } finally {
    await client.query('reset enable_seqscan');
    client.release();
  }
});
