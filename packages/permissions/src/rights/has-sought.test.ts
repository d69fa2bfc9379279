import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accesses, permissionCodes, withCodes } from '../testing.ts';
import { can } from './can.ts';
import { canOpen } from './can-open.ts';
import { hasSought } from './has-sought.ts';

it('[S1] a page is held by users who may open it, in any section; a code by users who may do what it names', () => {
  const user = withCodes('basic.skuList.list', 'basic.brand.update', 'system.users.tab2.list');
  expect(['skuList', 'users', 'brand', 'downList'].map(page => hasSought(user, page))).toEqual([true, true, false, true]);
  expect(['basic.skuList.list', 'basic.brand.update', 'basic.skuList.add'].map(code => hasSought(user, code))).toEqual([
    true,
    false,
    false,
  ]);
});

it('[S1] it is had exactly where the rights say so', () => {
  fc.assert(
    fc.property(accesses(), permissionCodes(), (user, code) => {
      if (code.includes('.')) expect(hasSought(user, code)).toBe(can(user, code));
      const [section = '', page = ''] = code.split('.');
      if (canOpen(user, section, page)) expect(hasSought(user, page)).toBe(true);
    }),
  );
});
