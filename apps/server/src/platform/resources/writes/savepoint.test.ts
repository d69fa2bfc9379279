import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { inSavepoint, undividedly } from './savepoint.ts';

const { db } = await testDatabase();
await sql`create table note (said text not null)`.execute(db);
const said = async () => (await sql<{ said: string }>`select said from note`.execute(db)).rows.map(row => row.said);

it('what fails by itself never was, and the transaction goes on', async () => {
  await db.transaction().execute(async transaction => {
    const say = (words: string) => sql`insert into note values (${words})`.execute(transaction);
    await say('before');
    await expect(inSavepoint(transaction, async () => say('failed').then(() => sql`select 1 / 0`.execute(transaction)))).rejects.toThrow(
      /division by zero/,
    );
    await say('behind');
  });
  expect(await said()).toEqual(['before', 'behind']);
});

it('indivisible work ends its transaction with any failure', async () => {
  await expect(
    db.transaction().execute(async transaction => {
      const say = (words: string) => sql`insert into note values (${words})`.execute(transaction);
      await undividedly(transaction, async () => {
        await inSavepoint(transaction, () => say('done'));
        await inSavepoint(transaction, () => sql`select 1 / 0`.execute(transaction)).catch(() => undefined);
        await say('never');
      });
    }),
  ).rejects.toThrow(/aborted/);
  expect(await said()).toEqual(['before', 'behind']);
});
