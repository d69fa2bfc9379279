import { mainBase, mainPaths, officePaths } from '@axle/wire';
import { expect, it } from 'vitest';
import { rightsServer } from './testing/rights-server.ts';

const server = await rightsServer();

/** About the caller's own sign-in, and the two calls before it. */
const answered = new Set([
  officePaths.cookieKey,
  officePaths.signIn,
  officePaths.signOut,
  officePaths.noteIdle,
  officePaths.prolong,
  officePaths.recheck,
  officePaths.changePassword,
  officePaths.menu,
  mainBase + mainPaths.blackListField,
]);

const others = server.calls.filter(({ path }) => !answered.has(path));
const refusedAs = async (signature?: string): Promise<readonly string[]> => {
  const open: string[] = [];
  for (const { method, path } of others) {
    const { reason } = await server.send({ call: `${method} ${path}` }, signature);
    if (reason !== 'PASSWORD_DUE') open.push(`${method} ${path}`);
  }
  return open;
};
const userIs = (values: { readonly first_login?: boolean; readonly password_changed_at?: string }, account = 'cashier') =>
  server.db
    .updateTable('app_user')
    .set(values as never)
    .where('account', '=', account)
    .execute();

it('[N3] at the first login every registered call is refused until the password is changed, but those about the own sign-in', async () => {
  await userIs({ first_login: true });
  expect(others.length).toBeGreaterThan(500);
  expect(await refusedAs()).toEqual([]);
  const call = (path: string) => server.send({ call: `POST ${path}` });
  expect(await call(officePaths.recheck)).toMatchObject({ code: 0, data: { first_login: true } });
  expect(await server.send({ call: `GET ${officePaths.menu}` })).toMatchObject({ code: 0 });
  await userIs({ first_login: false });
  expect((await call(officePaths.users)).reason).toBeUndefined();
});

it('[N3] a super user whose password has expired is refused as well', async () => {
  const changed = await server.db
    .selectFrom('app_user')
    .select('password_changed_at')
    .where('account', '=', 'superadmin')
    .executeTakeFirstOrThrow();
  await userIs({ password_changed_at: '2020-01-01T00:00:00.000Z' }, 'superadmin');
  expect(await refusedAs(server.superUser)).toEqual([]);
  await userIs(changed, 'superadmin');
});
