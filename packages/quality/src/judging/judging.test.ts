import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jointPlan } from '../sampling/joint-plan.ts';
import { defectClasses } from '../sampling/plan.ts';
import { inspectedUnits } from '../testing.ts';
import { countNonconforming, type InspectedUnit } from './count-nonconforming.ts';
import { isBeyond, judgeSample } from './judge-sample.ts';

const unit = (...defects: readonly (readonly ['critical' | 'major' | 'minor', number])[]): InspectedUnit => ({
  defects: defects.map(([defectClass, qty]) => ({ defectClass, qty })),
});
const fine = unit();
const plans = jointPlan({
  lotSize: 1200,
  level: 'II',
  classes: [
    { defectClass: 'critical', aql: 'zero', severity: 'normal' },
    { defectClass: 'major', aql: '2.5', severity: 'normal' },
    { defectClass: 'minor', aql: '4', severity: 'normal' },
  ],
  oneLetter: false,
});
const sample = (...found: readonly InspectedUnit[]) => [...found, ...Array.from({ length: 80 - found.length }, () => fine)];
const countBys = fc.constantFrom('units' as const, 'defects' as const);

describe('what a sample counts', () => {
  it('[Q4] a unit with one major and two minor defects counts as one major; by defects as one and two', () => {
    const units = [unit(['major', 1], ['minor', 2])];
    expect(countNonconforming(units, { upTo: 1, countBy: 'units' })).toEqual({ critical: 0, major: 1, minor: 0 });
    expect(countNonconforming(units, { upTo: 1, countBy: 'defects' })).toEqual({ critical: 0, major: 1, minor: 2 });
  });

  it('[Q4] only the first units of the sample count', () => {
    const units = [fine, unit(['minor', 1]), unit(['critical', 1])];
    expect(countNonconforming(units, { upTo: 2, countBy: 'units' })).toEqual({ critical: 0, major: 0, minor: 1 });
  });

  it('[Q4] by units never more than there are, and in any order the same', () => {
    fc.assert(
      fc.property(inspectedUnits(), fc.nat(60), countBys, (units, upTo, countBy) => {
        const counts = countNonconforming(units, { upTo, countBy });
        expect(countNonconforming(units.slice(0, upTo).toReversed(), { upTo, countBy })).toEqual(counts);
        if (countBy === 'units') expect(counts.critical + counts.major + counts.minor).toBeLessThanOrEqual(Math.min(upTo, units.length));
      }),
    );
  });
});

describe('the verdict of a sample', () => {
  const major = (count: number) => Array.from({ length: count }, () => unit(['major', 1]));

  it('[Q5] accepts with as many as the acceptance number, rejects with one more', () => {
    expect(judgeSample(plans, sample(...major(5)), 'units')).toMatchObject({ result: 'accept', isBeyond: false, missing: 0 });
    const rejected = judgeSample(plans, sample(...major(6)), 'units');
    expect(rejected).toMatchObject({ result: 'reject', isBeyond: true });
    expect(rejected.classes[1]).toEqual({ defectClass: 'major', found: 6, accept: 5, reject: 6, verdict: 'reject' });
  });

  it('[Q5] one critical defect rejects the lot, before all units are inspected', () => {
    expect(judgeSample(plans, [fine, unit(['critical', 1])], 'units')).toMatchObject({ result: 'reject', isBeyond: true, missing: 78 });
    expect(judgeSample(plans, [fine], 'units')).toMatchObject({ isBeyond: false, missing: 79 });
    expect([isBeyond({ reject: 6 }, 5), isBeyond({ reject: 6 }, 6)]).toEqual([false, true]);
  });

  it('[Q5] is never turned from reject into accept by one more defect', () => {
    fc.assert(
      fc.property(inspectedUnits(), fc.nat(), fc.constantFrom(...defectClasses), countBys, (units, at, defectClass, countBy) => {
        fc.pre(units.length > 0);
        const worse = units.with(at % units.length, { defects: [...units[at % units.length]!.defects, { defectClass, qty: 1 }] });
        fc.pre(
          judgeSample(plans, units, countBy).classes.some(({ defectClass: one, verdict }) => verdict === 'reject' && one === defectClass),
        );
        expect(judgeSample(plans, worse, countBy).result).toBe('reject');
      }),
    );
  });
});
