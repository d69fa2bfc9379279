import { add, compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebalance } from './rebalance.ts';
import { savedByTransfer, type TransferFigures, type TransferRate, transferRate, transferReason } from './transfer-worth.ts';

const yuan = (amount: string | undefined) => amount as Decimal | undefined;
const of = (cost?: string, air?: string, margin?: string): TransferFigures => ({
  cost: yuan(cost),
  air: yuan(air),
  margin: yuan(margin),
});
const cents = fc.integer({ min: -5000, max: 20_000 }).map(many => (many / 100).toFixed(2) as Decimal);
const above = fc.nat(20_000).map(many => (many / 100).toFixed(2) as Decimal);
const anyFigures = fc.record({ cost: fc.option(above, { nil: undefined }), air: above, margin: cents });

describe('[O9c] what a transfer spares', () => {
  it('is the cheaper of air freight at 42.00 and a margin of 61.50 a unit; alone, what is known', () => {
    expect(savedByTransfer(of(undefined, '42.00', '61.50'))).toBe('42.00');
    expect(savedByTransfer(of(undefined, '42.00', '18.30'))).toBe('18.30');
    expect([savedByTransfer(of(undefined, '42.00')), savedByTransfer(of(undefined, undefined, '18.30'))]).toEqual(['42.00', '18.30']);
    expect([savedByTransfer(of()), savedByTransfer(of(undefined, '42.00', '-3.10'))]).toEqual([undefined, '0']);
  });

  it('is never below nothing, nor above either', () => {
    fc.assert(
      fc.property(above, cents, (air, margin) => {
        const saved = savedByTransfer({ air, margin })!;
        expect(Number(saved)).toBeGreaterThanOrEqual(0);
        expect(Number(saved)).toBeLessThanOrEqual(Math.max(0, Math.min(Number(air), Number(margin))));
      }),
    );
  });
});

describe('[O9d] why a transfer is worth it', () => {
  it('9.40 a unit is cheaper than air at 42.00, and than a margin of 18.30, but not than one of 9.40', () => {
    expect(transferReason(of('9.40', '42.00', '61.50'))).toBe('cheaperThanAir');
    expect(transferReason(of('9.40', '42.00', '18.30'))).toBe('cheaperThanLost');
    expect(transferReason(of('9.40', '42.00', '9.40'))).toBe('notWorth');
    expect([transferReason(of('9.40')), transferReason(of(undefined, '42.00'))]).toEqual(['savingUnknown', 'costUnknown']);
  });

  it('a dearer transfer is never worth it where a cheaper one is not, and what is not worth it is not moved', () => {
    const demand = { units: 130, weeks: 13 };
    const nodes = [200, 20].map((onHand, warehouse) => ({ warehouse, onHand, safety: 20, arriving: 0, demand }));
    fc.assert(
      fc.property(anyFigures, above, (figures, more) => {
        const reason = transferReason(figures);
        const moves = rebalance(nodes, 12, () => ({ cost: figures.cost, saved: savedByTransfer(figures) }));
        expect(moves.length).toBe(reason === 'notWorth' ? 0 : 1);
        if (figures.cost === undefined || reason !== 'notWorth') return;
        const dearer = add(figures.cost, more);
        expect(compareDecimals(dearer, figures.cost)).toBeGreaterThanOrEqual(0);
        expect(transferReason({ ...figures, cost: dearer })).toBe('notWorth');
      }),
    );
  });
});

describe('[O9i] by what a transfer goes', () => {
  const rate = (by: string, cost: string): TransferRate => ({ by, cost: cost as Decimal });

  it('by truck for 17.50 a unit though a parcel costs 12.10; by parcel where there is no truck, and open without any', () => {
    const [truck, parcel] = [rate('TRK-US-EW', '17.50'), rate('UPS-GND', '12.10')];
    expect(transferRate([truck, rate('TRK-FTL', '31.00')], [parcel])).toEqual(truck);
    expect([transferRate([], [parcel, rate('FDX-GND', '12.40')]), transferRate([], [])]).toEqual([parcel, undefined]);
    expect(transferRate([rate('B', '9.00'), rate('A', '9.00')], [])?.by).toBe('A');
  });

  it('no truck is cheaper than the one taken, whatever the order, and parcels make no difference where there is one', () => {
    const any = fc.uniqueArray(
      fc.record({ by: fc.stringMatching(/^[A-Z]{3}$/), cost: fc.integer({ min: 1, max: 900 }).map(cost => String(cost) as Decimal) }),
      { selector: ({ by }) => by, maxLength: 5 },
    );
    fc.assert(
      fc.property(any, any, (trucks, parcels) => {
        const taken = transferRate(trucks, parcels);
        expect(transferRate(trucks.toReversed(), parcels.toReversed())).toEqual(taken);
        const from = trucks.length > 0 ? trucks : parcels;
        expect(from.every(({ cost }) => compareDecimals(taken!.cost, cost) <= 0)).toBe(true);
        if (trucks.length > 0) expect(transferRate(trucks, [])).toEqual(taken);
      }),
    );
  });
});
