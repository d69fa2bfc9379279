import { expect, it } from 'vitest';
import { demoRoles } from './demo-roles.ts';

it('whoever buys or plans may open the SKUs that the work is about', () => {
  const readers = demoRoles.filter(({ grants }) => grants.some(([, ...pages]) => pages.some(page => page === 'basic/skuList')));
  expect(readers.map(({ code }) => code)).toEqual(expect.arrayContaining(['buyer', 'purchaseManager', 'planManager']));
});
