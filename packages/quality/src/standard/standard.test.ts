import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aqlValues } from '../sampling/plan.ts';
import { applicableStandard, type InspectedGoods, type RankedStandard, standardScopes } from './applicable-standard.ts';
import { checkStandard } from './check-standard.ts';

const standard = (values: Partial<RankedStandard>): RankedStandard => ({
  scopeLevel: 'global',
  inspectType: 'outgoing',
  version: 1,
  enabled: true,
  ...values,
});
const goods: InspectedGoods = { sku: 10, supplier: 3, categories: [22, 2], inspectType: 'outgoing' };
const everything = standard({});
const upper = standard({ scopeLevel: 'category', category: 2, version: 9 });
const own = standard({ scopeLevel: 'category', category: 22 });
const ofSku = standard({ scopeLevel: 'sku', sku: 10 });
const ofSupplier = standard({ scopeLevel: 'supplierSku', sku: 10, supplier: 3 });

describe('the standard of goods', () => {
  it('[Q14] is the nearest: of the supplier’s SKU, of the SKU, of the nearest category, of all', () => {
    const all = [everything, upper, own, ofSku, ofSupplier];
    const without = (count: number) => applicableStandard(all.slice(0, count), goods);
    expect([5, 4, 3, 2, 1, 0].map(without)).toEqual([ofSupplier, ofSku, own, upper, everything, undefined]);
  });

  it('[Q14] is of the same inspection and in use, the newest version first', () => {
    const [old, newer] = [standard({ version: 1 }), standard({ version: 2 })];
    expect(applicableStandard([old, newer], goods)).toBe(newer);
    expect(applicableStandard([old, { ...newer, enabled: false }], goods)).toBe(old);
    expect(applicableStandard([standard({ inspectType: 'incoming' })], goods)).toBeUndefined();
    expect(applicableStandard([ofSupplier], { ...goods, supplier: undefined })).toBeUndefined();
    expect(applicableStandard([ofSku, own], { ...goods, sku: 11, categories: [2] })).toBeUndefined();
  });

  it('[Q14] does not depend on the order of the standards, and is always in use', () => {
    const standards = fc.array(
      fc.record({
        scopeLevel: fc.constantFrom(...standardScopes),
        inspectType: fc.constantFrom('outgoing', 'incoming'),
        version: fc.integer({ min: 1, max: 9 }),
        enabled: fc.boolean(),
        sku: fc.constantFrom(10, 11),
        supplier: fc.constantFrom(3, 4),
        category: fc.constantFrom(22, 2, 5),
      }),
    );
    fc.assert(
      fc.property(standards, of => {
        const found = applicableStandard(of, goods);
        const other = applicableStandard(of.toReversed(), goods);
        expect([other?.scopeLevel, other?.version]).toEqual([found?.scopeLevel, found?.version]);
        expect(found === undefined || (found.enabled && found.inspectType === 'outgoing')).toBe(true);
      }),
    );
  });
});

describe('standards as they are written', () => {
  const said = (values: Parameters<typeof checkStandard>[0]) => checkStandard(values).map(({ code, field }) => `${code} ${field}`);

  it('[Q14a] major AQL does not exceed minor, critical not major', () => {
    expect(said({ aqlMA: '4', aqlMI: '2.5' })).toEqual(['AQL_ORDER aqlMA']);
    expect(said({ aqlMA: '2.5', aqlMI: '2.5', crMode: 'zero' })).toEqual([]);
    expect(said({ crMode: 'aql', aqlCR: '1', aqlMA: '0.65', aqlMI: '1' })).toEqual(['AQL_ORDER aqlCR']);
    expect(checkStandard({ aqlMA: '6.5', aqlMI: '4' })[0]?.message.zh).toBe('主要缺陷AQL不得大于次要');
  });

  it('[Q14a] critical defects have an AQL exactly where they are not refused altogether', () => {
    expect([said({ crMode: 'aql' }), said({ crMode: 'zero', aqlCR: '0.065' })]).toEqual([['NO_AQL aqlCR'], ['ZERO_AQL aqlCR']]);
  });

  it('[Q14a] a scope names what it is for, and nothing else', () => {
    expect(said({ scopeLevel: 'supplierSku', sku: 1 })).toEqual(['SCOPE supplier']);
    expect(said({ scopeLevel: 'category', category: 4, sku: 1 })).toEqual(['SCOPE sku']);
    expect([said({ scopeLevel: 'global' }), said({ scopeLevel: 'sku', sku: 1 })]).toEqual([[], []]);
  });

  it('[Q14a] the lower limit of an item is below its upper one', () => {
    const item = (lsl?: string, usl?: string) => ({ item: 'Bolt hole', lsl: lsl as Decimal | undefined, usl: usl as Decimal | undefined });
    expect(said({ items: [item('9.85', '10.15'), item('5'), item(undefined, '5')] })).toEqual([]);
    expect(checkStandard({ items: [item('5', '5')] })[0]).toMatchObject({
      code: 'LIMIT_ORDER',
      message: { en: 'Bolt hole: the lower limit must be below the upper limit' },
    });
  });

  it('[Q14a] any two limits in order are taken, and turned round refused unless they are equal', () => {
    fc.assert(
      fc.property(fc.constantFrom(...aqlValues), fc.constantFrom(...aqlValues), (one, other) => {
        fc.pre(Number(one) < Number(other));
        expect([said({ aqlMA: one, aqlMI: other }), said({ aqlMA: other, aqlMI: one })]).toEqual([[], ['AQL_ORDER aqlMA']]);
      }),
    );
  });
});
