import { expect, it } from 'vitest';
import { launchesByItself } from './launch.ts';

it('[SKU12] a new SKU goes on sale with its first active listing; no other SKU does by itself', () => {
  expect(launchesByItself('new', ['inactive', 'active'])).toBe(true);
  expect(launchesByItself('new', ['inactive', 'suppressed', undefined])).toBe(false);
  expect(launchesByItself('new', [])).toBe(false);
  for (const status of ['draft', 'onSale', 'clearance', 'stopped', 'archived'] as const)
    expect(launchesByItself(status, ['active'])).toBe(false);
});
