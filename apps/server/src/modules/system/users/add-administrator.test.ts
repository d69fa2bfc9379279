import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { passwordFits } from '../../../platform/sign-in/passwords.ts';
import { addAdministrator } from './add-administrator.ts';

const { db } = await testDatabase();
const now = new Date('2026-03-04T05:06:07Z');

it('makes super users in an empty database, who must change the password that is answered once', async () => {
  const [added, again] = [await addAdministrator(db, 'first', now), await addAdministrator(db, 'first', now)];
  const second = await addAdministrator(db, 'second', now);
  if (!added.ok || !second.ok) throw new Error('an account was refused');
  expect(again).toMatchObject({ ok: false, refusal: { code: 'DUPLICATE' } });
  expect(await addAdministrator(db, 'No Name', now)).toMatchObject({ ok: false, refusal: { code: 'FORMAT' } });
  const users = await db.selectFrom('app_user').selectAll().orderBy('id').execute();
  expect(users).toMatchObject(['first', 'second'].map(account => ({ account, is_super: true, first_login: true, state: 'active' })));
  expect(await passwordFits(added.value.password, users[0]!.password_hash)).toBe(true);
  expect(await db.selectFrom('audit_log').select(['entity', 'record_id', 'action', 'by_user', 'at']).orderBy('id').execute()).toEqual(
    users.map(({ id }) => ({ entity: 'appUser', record_id: id, action: 'add', by_user: null, at: now.toISOString() })),
  );
  // both belong to the one department
  expect(await db.selectFrom('org').select(['code', 'parent_id']).execute()).toEqual([{ code: 'HQ', parent_id: null }]);
});
