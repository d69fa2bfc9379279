import { expect, it } from 'vitest';
import { parameterName } from './parameter-name.ts';

it('[P9] a row is called by the codes of what it speaks of, else it is the default', () => {
  expect(parameterName({ market: 'US', category: 'BRAKE', year: 2026 })).toBe('US BRAKE 2026');
  expect(parameterName({ node: 'US-E', category: 'BRAKE', sku: 'BP-0446' })).toBe('US-E BP-0446');
  expect(parameterName({ market: 'US', node: 'US-E', site: 'AMZ-US', sku: 'BP-0446' })).toBe('US US-E AMZ-US BP-0446');
  expect([parameterName({ category: 'BRAKE' }), parameterName({})]).toEqual(['BRAKE', 'default']);
});
