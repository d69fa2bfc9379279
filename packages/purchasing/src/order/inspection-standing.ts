import { effectiveQty, type LineQuantities } from './line-quantities.ts';

/** How far the inspection of a line has come, from nothing planned to all of it passed. */
export const inspectionStandings = ['none', 'planned', 'requested', 'part_passed', 'passed'] as const;

/** How far the inspection of a line has come. */
export type InspectionStanding = (typeof inspectionStandings)[number];

/** [R88a] How far the inspection of a line has come: what passed takes precedence, then a request, then the plan. */
export function inspectionStanding(
  line: LineQuantities,
  { isPlanned, isRequested }: { readonly isPlanned: boolean; readonly isRequested: boolean },
): InspectionStanding {
  if (line.passed > 0) return line.passed >= effectiveQty(line) ? 'passed' : 'part_passed';
  if (isRequested) return 'requested';
  return isPlanned ? 'planned' : 'none';
}
