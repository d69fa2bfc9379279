import type { UserSummary, UsersTab } from '@axle/wire';
import { expect, it } from 'vitest';
import { filteredUsers, noFilter, type UserFilter } from './users-data.ts';

const user = (account: string, more: Partial<UserSummary> = {}): UserSummary => ({
  id: account.length,
  version: 1,
  account,
  nickname: account,
  orgId: 1,
  state: 'active',
  isSuper: false,
  roles: [],
  signedIn: 'lately',
  passwordPast: false,
  ...more,
});
const role = (code: string, ...codes: readonly string[]) => ({ id: 1, version: 1, code, nameZh: code, nameEn: code, codes });
const tab: UsersTab = {
  users: [
    user('anna', { roles: ['reader'] }),
    user('bernhard', { roles: ['writer'], signedIn: 'longAgo' }),
    user('constantin', { signedIn: 'never', passwordPast: true }),
    user('super', { isSuper: true }),
  ],
  roles: [
    role('reader', 'basic.skuList.list', 'basic.brand.update'),
    role('writer', 'basic.skuList.list', 'basic.skuList.update', 'basic.brand.list'),
  ],
  orgs: [],
  scopes: [],
  targets: {},
  reach: [],
  seeAll: [],
};
const found = (filter: Partial<UserFilter>) => filteredUsers(tab, { ...noFilter, ...filter }).map(({ account }) => account);

it('a page belongs to users who can open it, a code to users who may use it: without the list of its page nobody has it', () => {
  expect(found({ page: 'brand' })).toEqual(['bernhard', 'super']);
  expect(found({ code: 'basic.skuList.update' })).toEqual(['bernhard', 'super']);
  expect(found({ code: 'basic.brand.update' })).toEqual(['super']);
  expect(found({ code: 'skuList' })).toEqual(['anna', 'bernhard', 'super']);
});

it('users who lack it are found by the same rule', () => {
  expect(found({ page: 'brand', lacks: true })).toEqual(['anna', 'constantin']);
  expect(found({ code: 'basic.skuList.update', lacks: true })).toEqual(['anna', 'constantin']);
  expect(found({ page: 'skuList', code: 'basic.brand.list', lacks: true })).toEqual(['constantin']);
  expect(found({ page: 'downList', lacks: true })).toEqual([]);
});

it('super rights and sign-ins narrow every list', () => {
  expect(found({ isSuper: 'yes' })).toEqual(['super']);
  expect(found({ isSuper: 'no', signIn: 'longAgo' })).toEqual(['bernhard', 'constantin']);
  expect(found({ signIn: 'never' })).toEqual(['constantin']);
  expect(found({ signIn: 'expired' })).toEqual(['constantin']);
});
