import type { InspectionLevel } from './code-letter.ts';
import { jointPlan } from './joint-plan.ts';
import type { ClassPlan, DefectClass } from './plan.ts';

/** Tests of a standard that are made at a special level, because they destroy or take long: of one group of items and class. */
export interface SpecialTest {
  readonly checkGroup: string;
  readonly level: InspectionLevel;
  readonly defectClass: DefectClass;
}

/** The plan by which the tests of a group are judged. */
export interface SpecialPlan extends ClassPlan, SpecialTest {}

/** A unit that failed a test. */
export interface FailedTest {
  readonly unitNo: number;
  readonly checkGroup: string;
  readonly defectClass: DefectClass;
}

/** The verdict of the tests of a group. */
export interface SpecialVerdict extends SpecialTest {
  readonly found: number;
  readonly accept: number;
  readonly reject: number;
  readonly verdict: 'accept' | 'reject';
}

const keyOf = ({ checkGroup, level, defectClass }: SpecialTest): string => `${checkGroup} ${level} ${defectClass}`;

/**
 * [Q55] The plans of the tests at special levels: one for each group, level and class, by the AQL and severity of the class. They are made
 * on the first units of the sample; none takes more of them than there are.
 */
export function specialPlans(lotSize: number, tests: readonly SpecialTest[], plans: readonly ClassPlan[]): readonly SpecialPlan[] {
  const most = Math.max(0, ...plans.map(({ size }) => size));
  const each = [...new Map(tests.map(test => [keyOf(test), test])).values()];
  return each.flatMap(({ checkGroup, level, defectClass }): readonly SpecialPlan[] => {
    const of = plans.find(plan => plan.defectClass === defectClass);
    if (!of) return [];
    const { aql, severity } = of;
    return jointPlan({ lotSize, level, classes: [{ defectClass, aql, severity }], oneLetter: false }).map(plan => ({
      ...plan,
      checkGroup,
      level,
      size: Math.min(plan.size, most),
    }));
  });
}

/**
 * [Q55] The verdicts of tests at special levels: a unit that failed counts once among the first ones that its plan takes, and with as many
 * as the rejection number the lot is rejected, however many its classes accept.
 */
export const judgeSpecial = (plans: readonly SpecialPlan[], failed: readonly FailedTest[]): readonly SpecialVerdict[] =>
  plans.map(({ checkGroup, level, defectClass, size, accept, reject }) => {
    const own = failed.filter(one => one.checkGroup === checkGroup && one.defectClass === defectClass && one.unitNo <= size);
    const found = new Set(own.map(({ unitNo }) => unitNo)).size;
    return { checkGroup, level, defectClass, found, accept, reject, verdict: found >= reject ? 'reject' : 'accept' };
  });
