import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryDefaults } from './category-defaults.ts';

describe('[CAT2] what a category hands to new SKUs', () => {
  it('comes from the nearest level that says it, each by itself', () => {
    expect(categoryDefaults([{ aql: '4' }, {}, { tariff: '8708309990', aql: '1.5', service: '97' }])).toEqual({
      tariff: '8708309990',
      aql: '4',
      service: '97',
    });
    expect(categoryDefaults([{}, {}])).toEqual({});
  });

  it('does not change with levels above one that says everything, nor with levels that say nothing', () => {
    const level = fc.record(
      { tariff: fc.constantFrom('1', '2'), aql: fc.constantFrom('1', '4'), service: fc.constantFrom('90', '95') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(level, { maxLength: 4 }), fc.array(level, { maxLength: 4 }), (below, above) => {
        const whole = { tariff: '9', aql: '9', service: '99' };
        expect(categoryDefaults([...below, whole, ...above])).toEqual(categoryDefaults([...below, whole]));
        expect(categoryDefaults(below.flatMap(one => [{}, one]))).toEqual(categoryDefaults(below));
      }),
    );
  });
});
