import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jointPlan } from './joint-plan.ts';
import { judgeSpecial, specialPlans, type SpecialTest } from './special-plans.ts';

const plansOf = (lotSize: number, aql: '2.5' | '0.65' = '2.5') =>
  jointPlan({ lotSize, level: 'II', classes: [{ defectClass: 'major', aql, severity: 'normal' }], oneLetter: false });
const strength: SpecialTest = { checkGroup: 'func', level: 'S-2', defectClass: 'major' };

it('[Q55] tests at S-2 of a lot of 1,200 are made on 5 units, of which none may fail; at AQL 0.65 on 20', () => {
  expect(specialPlans(1200, [strength, strength], plansOf(1200))).toMatchObject([
    { checkGroup: 'func', level: 'S-2', letter: 'C', size: 5, accept: 0, reject: 1 },
  ]);
  expect(specialPlans(1200, [strength], plansOf(1200, '0.65'))).toMatchObject([{ useLetter: 'F', size: 20, accept: 0 }]);
});

it('[Q55] one unit that fails among them rejects, once, and one behind them does not', () => {
  const plans = specialPlans(1200, [strength], plansOf(1200));
  const failed = (unitNo: number, checkGroup = 'func') => ({ unitNo, checkGroup, defectClass: 'major' as const });
  expect(judgeSpecial(plans, [failed(3), failed(3)])).toMatchObject([{ found: 1, verdict: 'reject' }]);
  expect(judgeSpecial(plans, [failed(6), failed(2, 'look')])).toMatchObject([{ found: 0, verdict: 'accept' }]);
});

it('[Q55] no test takes more units than the sample has', () => {
  const levels = fc.constantFrom('S-1' as const, 'S-2' as const, 'S-3' as const, 'S-4' as const);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), levels, (lotSize, level) => {
      const plans = plansOf(lotSize);
      const [special] = specialPlans(lotSize, [{ ...strength, level }], plans);
      expect(special!.size).toBeLessThanOrEqual(plans[0]!.size);
      expect(special!.reject).toBe(special!.accept + 1);
    }),
  );
});
