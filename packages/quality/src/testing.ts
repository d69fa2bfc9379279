import fc from 'fast-check';
import type { InspectedUnit } from './judging/count-nonconforming.ts';
import { type InspectionLevel, inspectionLevels, mostLotSize } from './sampling/code-letter.ts';
import type { JointQuestion } from './sampling/joint-plan.ts';
import { aqlValues, defectClasses, severities } from './sampling/plan.ts';
import type { SwitchEvent } from './severity/approvals.ts';

/** Sizes of lots that have a plan, small ones often. */
export const lotSizes = (): fc.Arbitrary<number> => fc.oneof(fc.integer({ min: 2, max: 300 }), fc.integer({ min: 2, max: mostLotSize }));

/** Any level. */
export const levels = (): fc.Arbitrary<InspectionLevel> => fc.constantFrom(...inspectionLevels);

/** Lots that are judged by some of the classes. */
export const jointQuestions = (): fc.Arbitrary<JointQuestion> =>
  fc.record({
    lotSize: lotSizes(),
    level: levels(),
    classes: fc.subarray([...defectClasses], { minLength: 1 }).chain(classes =>
      fc.tuple(
        ...classes.map(defectClass =>
          fc.record({
            defectClass: fc.constant(defectClass),
            aql: fc.constantFrom(...aqlValues, 'zero' as const),
            severity: fc.constantFrom(...severities),
          }),
        ),
      ),
    ),
    oneLetter: fc.boolean(),
  });

/** Units as they are inspected, most of them fine. */
export const inspectedUnits = (): fc.Arbitrary<readonly InspectedUnit[]> => {
  const defect = fc.record({ defectClass: fc.constantFrom(...defectClasses), qty: fc.nat(3) });
  return fc.array(fc.record({ defects: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(defect, { maxLength: 4 })) }), {
    maxLength: 60,
  });
};

/** What moves a class between severities, lots far more often than approvals. */
export const switchEvents = (): fc.Arbitrary<SwitchEvent> => {
  const lots = fc.record({ round: fc.constantFrom(1, 1, 1, 2), accept: fc.nat(7), found: fc.nat(9) }).map(({ round, accept, found }) => ({
    lot: { round, accept, found, isAccepted: found <= accept, ...(accept >= 2 && { tighterAccept: accept - 1 }) },
  }));
  const approvals = fc.constantFrom('approveReduced' as const, 'toNormal' as const, 'resume' as const).map(approval => ({ approval }));
  return fc.oneof({ weight: 8, arbitrary: lots }, { weight: 1, arbitrary: approvals });
};
