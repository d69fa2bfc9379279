import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import type { ClassPlan, DefectClass, FoundClass, InspectedUnit } from '@axle/quality';

/** The plans of a sampling. */
export const plansOf = (sampling: RecordValues): readonly ClassPlan[] => linesIn(sampling, 'classes') as unknown as readonly ClassPlan[];

/** The plans of a sampling that was judged, with what was found in each class. */
export const foundClasses = (judged: RecordValues): readonly FoundClass[] => linesIn(judged, 'classes') as unknown as readonly FoundClass[];

/** [Q42] The defects that measured values show: those outside their limits. */
export const outsideOf = (measures: readonly Line[]) =>
  measures
    .filter(({ outside }) => outside === true)
    .map(({ unitNo, defectClass }) => ({ unitNo: Number(unitNo), defectClass: defectClass as DefectClass, qty: 1 }));

/** The units of a sampling that were inspected, in the order drawn, with what was picked and measured on them. */
export function unitsOf(sampling: RecordValues): readonly InspectedUnit[] {
  const picked = linesIn(sampling, 'defects').map(({ unitNo, defectClass, qty }) => ({
    unitNo: Number(unitNo),
    defectClass: defectClass as DefectClass,
    qty: Number(qty),
  }));
  const found = Map.groupBy([...picked, ...outsideOf(linesIn(sampling, 'measures'))], ({ unitNo }) => unitNo);
  return Array.from({ length: Number(sampling['inspectedUnits']) }, (_, at) => ({ defects: found.get(at + 1) ?? [] }));
}
