import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { encodeQuery, mainPaths, type UsersTab } from '@axle/wire';
import { afterAll, expect, it } from 'vitest';
import { openFileFolder } from '../../../platform/files/file-folder.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { userCalls } from './user-calls.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-users-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = await openFileFolder(path.join(folder, 'files'));
const app = await demoApp(({ db, registry }) => userCalls({ database: db, registry, files }));
const root = { signature: await app.signIn('superadmin'), language: 'en' };

it('[S1] scopes and what they reach are narrowed to users who have a page or a code, or have not; no rights are returned', async () => {
  const narrowed = async (key: string, more: Readonly<Record<string, string>>) => {
    const { users, roles } = (await app.get(`${mainPaths.usersTab}?${encodeQuery({ tab: key, ...more })}`, root)).data as UsersTab;
    expect(roles.flatMap(({ codes }) => codes)).toEqual([]);
    return users.map(({ account }) => account);
  };
  const all = await narrowed('tab2', {});
  for (const key of ['tab2', 'tab19'])
    for (const sought of ['putawayTask', 'wms.putawayTask.confirm']) {
      const have = await narrowed(key, { sought });
      expect([have.includes('whclerk'), have.includes('superadmin'), have.includes('buyer')]).toEqual([true, true, false]);
      expect([...have, ...(await narrowed(key, { sought, lacks: 'yes' }))].toSorted()).toEqual(all.toSorted());
    }
});
