import { callEffect, mainBase, mainPaths, officePaths, replyCodes, viewSignature } from '@axle/wire';
import { expect, it } from 'vitest';
import { rightsServer } from './testing/rights-server.ts';

const server = await rightsServer();
const open: readonly string[] = [officePaths.cookieKey, officePaths.signIn];

it('[G11] no call that writes is answered to a user who views as another super user; the last step of every other one names it as reading', async () => {
  const user = await server.db
    .updateTable('app_user')
    .set({ is_super: true })
    .where('account', '=', 'sysadmin')
    .returning('id')
    .executeTakeFirstOrThrow();
  const begun = await server.send({ call: `POST ${mainBase}${mainPaths.viewAs}`, input: { id: user.id } }, server.superUser);
  expect(begun.code).toBe(replyCodes.ok);
  const looking = viewSignature(server.superUser, user.id);
  const passed: string[] = [];
  const refused: string[] = [];
  for (const { method, path } of server.calls.filter(call => !open.includes(call.path))) {
    const effect = callEffect(method, path);
    if (effect === 'endsOwn') continue;
    const { reason } = await server.send({ call: `${method} ${path}` }, looking);
    if (effect === 'writes' && reason !== 'VIEWING') passed.push(`${method} ${path}`);
    if (effect === 'reads' && reason === 'VIEWING') refused.push(`${method} ${path}`);
  }
  expect(passed).toEqual([]);
  expect(refused).toEqual([]);
  expect(server.calls.filter(({ method, path }) => callEffect(method, path) === 'endsOwn').map(({ path }) => path)).toEqual([
    mainBase + mainPaths.endView,
    officePaths.signOut,
  ]);
});

it('[G11] what is named as reading has no step of a page’s own action', () => {
  const actions = new Set(
    server.registry.resources.flatMap(({ resource, pages }) =>
      pages.flatMap(({ page }) =>
        page.actions
          .filter(({ effect = 'post' }) => effect === 'post')
          .map(
            ({ key }) => `POST ${mainBase}/${resource.service}/${resource.path}/${key.replace(/[A-Z]/g, sign => `_${sign.toLowerCase()}`)}`,
          ),
      ),
    ),
  );
  expect(server.calls.filter(({ method, path }) => actions.has(`${method} ${path}`) && callEffect(method, path) !== 'writes')).toEqual([]);
});
