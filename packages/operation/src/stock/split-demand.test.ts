import { add, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestNodes, splitDemand, splitIsOff } from './split-demand.ts';

const percents = (...shares: string[]) => shares as Decimal[];

describe('[O9f] nearest nodes', () => {
  it('zone 2 is nearer than zone 8; equal zones are equally near; a node without a zone is not near', () => {
    expect(nearestNodes(['8', '2'])).toEqual([1]);
    expect(nearestNodes(['5', '5', '10'])).toEqual([0, 1]);
    expect(nearestNodes([undefined, '7'])).toEqual([1]);
    expect(nearestNodes([undefined, 'AK'])).toEqual([]);
  });
});

describe('[O9g] demand by node', () => {
  it('configured 60 : 40, 300 ordered near the first, 500 near the second and 200 near both: 420 and 580', () => {
    const regions = [
      { units: 300, nearest: [0] },
      { units: 500, nearest: [1] },
      { units: 200, nearest: [0, 1] },
      { units: 40, nearest: [] },
    ];
    expect(splitDemand(percents('60', '40'), regions)).toEqual([
      { units: 420, actual: '42', gap: '-18' },
      { units: 580, actual: '58', gap: '18' },
    ]);
    expect(splitDemand(percents('60', '40'), [])).toEqual([
      { units: 0, actual: undefined, gap: undefined },
      { units: 0, actual: undefined, gap: undefined },
    ]);
  });

  it('keeps every unit that is near to a node, and the shares come to 100', () => {
    const regions = fc.array(fc.record({ units: fc.nat(900), nearest: fc.subarray([0, 1, 2], { minLength: 1 }) }), { maxLength: 20 });
    fc.assert(
      fc.property(regions, many => {
        const split = splitDemand(percents('50', '30', '20'), many);
        const all = many.reduce((sum, { units }) => sum + units, 0);
        expect(split.reduce((sum, { units }) => sum + units, 0)).toBe(all);
        if (all > 0) expect(split.map(({ actual }) => actual!).reduce(add)).toBe('100');
      }),
    );
  });

  it('what is equally near to all nodes is ordered as configured', () => {
    fc.assert(
      fc.property(fc.nat(500), hundreds => {
        const split = splitDemand(percents('60', '40'), [{ units: hundreds * 100, nearest: [0, 1] }]);
        expect(split.every(({ gap }) => gap === undefined || gap === '0')).toBe(true);
      }),
    );
  });
});

it('[O9h] a split is off from 5 percent points on, either way', () => {
  expect([splitIsOff(percents('4.99', '-4.99')), splitIsOff(percents('-5', '5')), splitIsOff([undefined])]).toEqual([false, true, false]);
});
