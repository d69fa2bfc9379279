import { expect, it } from 'vitest';
import type { Access, FieldBlock } from '../access/access.ts';
import { isRestrictedBy } from './is-restricted-by.ts';

const block = (subject: FieldBlock['subject'], mode: FieldBlock['mode'] = 'readBlock'): FieldBlock => ({
  subject,
  page: 'skuList',
  field: 'price',
  mode,
});
const all = block({ kind: 'all' });
const own = block({ kind: 'user' });
const ofRole = block({ kind: 'role', role: 'admin' });
const access = (blocks: readonly FieldBlock[], more: Partial<Access> = {}): Access => ({
  userId: 1,
  isSuper: false,
  roles: [{ role: 'admin', codes: new Set(['basic.skuList.list']) }],
  scopes: new Map(),
  blocks,
  ...more,
});

it('[G12] a block restricts where the field would be open without it', () => {
  expect([isRestrictedBy(access([all]), all), isRestrictedBy(access([own]), own), isRestrictedBy(access([ofRole]), ofRole)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(isRestrictedBy(access([block({ kind: 'user' }, 'hide')]), block({ kind: 'user' }, 'hide'))).toBe(true);
});

it('[G12] it does not where another block restricts as much, where it gives way to a role, or is for somebody else', () => {
  const both = [
    { role: 'admin', codes: new Set(['basic.skuList.list']) },
    { role: 'buyer', codes: new Set(['basic.skuList.list']) },
  ];
  expect([isRestrictedBy(access([all, own]), own), isRestrictedBy(access([ofRole], { roles: both }), ofRole)]).toEqual([false, false]);
  expect([isRestrictedBy(access([]), own), isRestrictedBy(access([all], { isSuper: true }), all)]).toEqual([false, false]);
});
