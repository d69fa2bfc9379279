import { sampleSize } from '../sampling/joint-plan.ts';
import type { ClassPlan, CountBy, DefectClass, SamplingPlan } from '../sampling/plan.ts';
import { countNonconforming, type InspectedUnit } from './count-nonconforming.ts';

/** Whether a lot, or one class of its defects, is accepted. */
export type Verdict = 'accept' | 'reject';

/** The verdict of a lot in one class. */
export interface ClassVerdict {
  readonly defectClass: DefectClass;
  readonly found: number;
  readonly accept: number;
  readonly reject: number;
  readonly verdict: Verdict;
}

/** The verdict of a lot. */
export interface SampleVerdict {
  readonly classes: readonly ClassVerdict[];
  readonly result: Verdict;
  /** A class has as many as reject the lot: it may be rejected before all units are inspected. */
  readonly isBeyond: boolean;
  /** Units of the sample that are not inspected yet: until there are none, no lot is accepted. */
  readonly missing: number;
}

/** [Q5] Whether as many were found as reject the lot, however many units are left. */
export const isBeyond = (plan: Pick<SamplingPlan, 'reject'>, found: number): boolean => found >= plan.reject;

/**
 * [Q5] Judges the units of a sample in the order drawn: a class is accepted with as many as its plan accepts at most, the lot when all of
 * its classes are. What is missing counts as found without a defect.
 */
export function judgeSample(plans: readonly ClassPlan[], units: readonly InspectedUnit[], countBy: CountBy): SampleVerdict {
  const classes = plans.map((plan): ClassVerdict => {
    const { defectClass, accept, reject } = plan;
    const found = countNonconforming(units, { upTo: plan.size, countBy })[defectClass];
    return { defectClass, found, accept, reject, verdict: found <= accept ? 'accept' : 'reject' };
  });
  const rejects = classes.some(({ verdict }) => verdict === 'reject');
  return {
    classes,
    result: rejects ? 'reject' : 'accept',
    isBeyond: classes.some(one => isBeyond(one, one.found)),
    missing: Math.max(0, sampleSize(plans) - units.length),
  };
}
