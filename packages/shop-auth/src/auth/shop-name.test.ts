import { expect, it } from 'vitest';
import { isRenamed, refuseRenamed } from './shop-name.ts';

it('[S8.7] a shop keeps name and company from its first authorisation on', () => {
  const shop = { name: 'A', company: 1, owner: 7 };
  expect([
    isRenamed(shop, { ...shop, owner: 8 }),
    isRenamed(shop, { ...shop, name: 'B' }),
    isRenamed(shop, { ...shop, company: 2 }),
  ]).toEqual([false, true, true]);
  expect([refuseRenamed(false), refuseRenamed(true)?.code]).toEqual([undefined, 'AUTHORISED']);
});
