import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type EndedLot, lotCharge } from './chargeable-lot.ts';

const lot: EndedLot = { qty: 500, priceCutPct: 0, badQty: 0, replacedQty: 0, nonconforming: 7 };

it.each<[string, Partial<EndedLot>, object | undefined]>([
  ['conceded for 8 % less', { outcome: 'concession', priceCutPct: 8 }, { type: 'concession', qty: 500 }],
  ['conceded at its price', { outcome: 'concession' }, undefined],
  ['scrapped', { outcome: 'scrap' }, { type: 'quality', qty: 500 }],
  ['sorted, 37 of 40 bad pieces not replaced', { outcome: 'sort', badQty: 40, replacedQty: 3 }, { type: 'quality', qty: 37 }],
  ['sorted, all bad pieces replaced', { outcome: 'sort', badQty: 40, replacedQty: 40 }, undefined],
  ['returned', { outcome: 'return' }, undefined],
  ['reworked', { outcome: 'rework' }, undefined],
  ['rejected, seven bad in the sample', {}, { type: 'quality', qty: 7 }],
  ['rejected by its papers', { nonconforming: 0 }, undefined],
])('[R117] a lot %s', (_title, more, charge) => {
  expect(lotCharge({ ...lot, ...more })).toEqual(charge);
});

it('[R117] a lot is charged for some of its pieces, or for none', () => {
  const count = fc.nat(1000);
  fc.assert(
    fc.property(
      fc.record({ outcome: fc.constantFrom('concession', 'scrap', 'sort', 'return', 'rework', undefined), qty: count, priceCutPct: count }),
      count,
      count,
      count,
      (given, badQty, replaced, nonconforming) => {
        const charge = lotCharge({ ...given, badQty, replacedQty: Math.min(replaced, badQty), nonconforming } as EndedLot);
        if (charge) expect(charge.qty).toBeGreaterThan(0);
      },
    ),
  );
});
