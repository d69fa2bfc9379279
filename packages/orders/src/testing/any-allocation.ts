import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import type { AllocationCandidate, AllocationTerms, NeededPieces } from '../allocation/allocation-candidate.ts';

const skus = ['A', 'B', 'C'];

/** Some pieces of few SKUs, several of one among them. */
export const anyPieces: fc.Arbitrary<readonly NeededPieces[]> = fc
  .array(fc.record({ sku: fc.constantFrom(...skus), qty: fc.integer({ min: 1, max: 6 }) }), { minLength: 1, maxLength: 4 })
  .map(all => all.map((one, at) => ({ piece: at + 1, ...one })));

/** Up to six warehouses that are alike more often than not. */
export const anyCandidates: fc.Arbitrary<readonly AllocationCandidate[]> = fc
  .array(
    fc.record(
      {
        rulePriority: fc.integer({ min: 1, max: 3 }),
        available: fc
          .array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 })
          .map(qty => new Map(skus.map((sku, at) => [sku, qty[at]!]))),
        cost: fc.integer({ min: 1, max: 4 }).map(cost => String(cost) as Decimal),
        days: fc.integer({ min: 1, max: 4 }),
        refused: fc.constant({ zh: '没有渠道', en: 'No channel' }),
      },
      { requiredKeys: ['rulePriority', 'available'] },
    ),
    { maxLength: 6 },
  )
  .map(all => all.map((one, at) => ({ warehouse: `W${at}`, ...one })));

/** What any order allows. */
export const anyTerms: fc.Arbitrary<AllocationTerms> = fc.record(
  { splitAllowed: fc.boolean(), promisedDays: fc.integer({ min: 1, max: 4 }), maxParcels: fc.integer({ min: 2, max: 4 }) },
  { requiredKeys: ['splitAllowed'] },
);
