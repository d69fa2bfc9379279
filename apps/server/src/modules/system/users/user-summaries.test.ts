import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { userSummaries } from './user-summaries.ts';

const { db } = await testDatabase();
await sql`insert into org (code, name_zh, name_en) values ('HQ', '总部', 'Head office')`.execute(db);
const now = new Date('2026-05-20T08:30:00.000Z');
const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const add = (account: string, lastLogin: string | null, password: string) =>
  sql`insert into app_user (account, nickname, org_id, password_hash, last_login_at, password_changed_at)
    values (${account}, ${account}, 1, '-', ${lastLogin}, ${password})`.execute(db);
await add('away', before(91), before(89));
await add('lately', before(90), before(90));
await add('never', null, before(1));

it('[N18] every list of users shows how long ago each signed in and whether the password has expired, and no dates where only names are shown', async () => {
  const summaries = await userSummaries(db, 'names', now);
  expect(summaries.map(({ account, signedIn, passwordPast }) => [account, signedIn, passwordPast])).toEqual([
    ['away', 'longAgo', false],
    ['lately', 'lately', true],
    ['never', 'never', false],
  ]);
  expect(summaries.flatMap(({ lastLoginAt, passwordExpires }) => [lastLoginAt, passwordExpires])).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});
