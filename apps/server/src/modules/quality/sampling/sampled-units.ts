import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import type { ClassPlan, DefectClass, FoundClass, InspectedUnit } from '@axle/quality';

/** The plans of a sampling. */
export const plansOf = (sampling: RecordValues): readonly ClassPlan[] => linesIn(sampling, 'classes') as unknown as readonly ClassPlan[];

/** The plans of a sampling that was judged, with what was found in each class. */
export const foundClasses = (judged: RecordValues): readonly FoundClass[] => linesIn(judged, 'classes') as unknown as readonly FoundClass[];

/** The units of a sampling that were inspected, in the order drawn. */
export function unitsOf(sampling: RecordValues): readonly InspectedUnit[] {
  const defects = Map.groupBy(linesIn(sampling, 'defects'), ({ unitNo }) => Number(unitNo));
  const of = ({ defectClass, qty }: Line) => ({ defectClass: defectClass as DefectClass, qty: Number(qty) });
  return Array.from({ length: Number(sampling['inspectedUnits']) }, (_, at) => ({ defects: (defects.get(at + 1) ?? []).map(of) }));
}
