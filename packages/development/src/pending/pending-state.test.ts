import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asinRefusals } from './asin-refusals.ts';
import { type PendingState, pendingState } from './pending-state.ts';

const states: readonly PendingState[] = ['waitInfo', 'ready', 'pushed', 'created', 'blocked', 'abandoned'];

it('[N16] is ready as soon as nothing is missing, waits again where something is, and is created with its ASIN', () => {
  expect(pendingState('waitInfo', { missing: [] })).toBe('ready');
  expect(pendingState('ready', { missing: ['title'] })).toBe('waitInfo');
  expect(pendingState('pushed', { missing: [], asin: 'B0QZ000001', sellerSku: 'WP-1' })).toBe('created');
  expect(pendingState('pushed', { missing: [], asin: 'B0QZ000001' })).toBe('pushed');
});

it('[N16] what is blocked, abandoned or created stays, and settling twice changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.array(fc.string()), fc.option(fc.string(), { nil: undefined }), (state, missing, asin) => {
      const facts = { missing, sellerSku: 'A', ...(asin === undefined ? {} : { asin }) };
      const next = pendingState(state, facts);
      expect(pendingState(next, facts)).toBe(next);
      if (['blocked', 'abandoned', 'created'].includes(state)) expect(next).toBe(state);
    }),
  );
});

it('[N17] an ASIN of another SKU on the same site is refused, of the same SKU in another store it is not', () => {
  const listing = { state: 'pushed', sku: 7, asin: 'B0QZ000001' } as const;
  expect(asinRefusals(listing, [])).toEqual([]);
  expect(asinRefusals(listing, [{ id: 7, sku: 'WP-7' }])).toEqual([]);
  expect(asinRefusals(listing, [{ id: 8, sku: 'WP-8' }])).toMatchObject([{ code: 'ASIN_TAKEN', field: 'asin' }]);
  expect(asinRefusals({ ...listing, state: 'waitInfo' }, [])).toMatchObject([{ code: 'STATE' }]);
});
