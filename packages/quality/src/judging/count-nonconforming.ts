import { type CountBy, type DefectClass, defectClasses } from '../sampling/plan.ts';

/** What was found on a unit of the sample; nothing on one that is fine. */
export interface InspectedUnit {
  readonly defects: readonly { readonly defectClass: DefectClass; readonly qty: number }[];
}

/** A number for each class of defects. */
export type ClassCounts = Readonly<Record<DefectClass, number>>;

/** How often a class counts on a unit. */
function countsOn({ defects }: InspectedUnit, defectClass: DefectClass, countBy: CountBy): number {
  const found = defects.filter(({ qty }) => qty > 0);
  if (countBy === 'defects') return found.filter(defect => defect.defectClass === defectClass).reduce((total, { qty }) => total + qty, 0);
  return defectClasses.find(one => found.some(defect => defect.defectClass === one)) === defectClass ? 1 : 0;
}

/**
 * [Q4] What the first units of a sample count by class. By units, one with defects counts once, in the most serious of its classes; by
 * defects, every one counts in its own.
 */
export function countNonconforming(
  units: readonly InspectedUnit[],
  { upTo, countBy }: { readonly upTo: number; readonly countBy: CountBy },
): ClassCounts {
  const counted = units.slice(0, upTo);
  const of = (defectClass: DefectClass) => counted.reduce((total, unit) => total + countsOn(unit, defectClass, countBy), 0);
  return { critical: of('critical'), major: of('major'), minor: of('minor') };
}
