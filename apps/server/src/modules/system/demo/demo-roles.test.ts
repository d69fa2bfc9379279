import { expect, it } from 'vitest';
import { demoRoles } from './demo-roles.ts';

it('buyers and planners may open the SKUs that they work on', () => {
  const readers = demoRoles.filter(({ grants }) => grants.some(([, ...pages]) => pages.some(page => page === 'basic/skuList')));
  expect(readers.map(({ code }) => code)).toEqual(expect.arrayContaining(['buyer', 'purchaseManager', 'planManager']));
});
