import { countNonconforming, type InspectedUnit } from '../judging/count-nonconforming.ts';
import type { ClassPlan, CountBy, DefectClass } from '../sampling/plan.ts';

/** How many of a class were found after each unit of its sample. */
export interface CounterCourse extends Pick<ClassPlan, 'defectClass' | 'accept' | 'reject' | 'size'> {
  /** After the first unit, the second and so on, up to the last one that was inspected and counts for the class. */
  readonly found: readonly number[];
}

/**
 * [Q30] The counters of a sample as they stood after each unit in the order drawn, each class over its own first units. They never fall,
 * and end at what the lot is judged by.
 */
export function counterCourses(plans: readonly ClassPlan[], units: readonly InspectedUnit[], countBy: CountBy): readonly CounterCourse[] {
  const each = units.map(unit => countNonconforming([unit], { upTo: 1, countBy }));
  const courseOf = (defectClass: DefectClass, size: number) => {
    let total = 0;
    return each.slice(0, size).map(counts => (total += counts[defectClass]));
  };
  return plans.map(({ defectClass, accept, reject, size }) => ({ defectClass, accept, reject, size, found: courseOf(defectClass, size) }));
}
