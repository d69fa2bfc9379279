import { tighterAcceptance } from '../sampling/tighter-acceptance.ts';
import type { ClassPlan, DefectClass } from '../sampling/plan.ts';
import { nextSeverity } from './next-severity.ts';
import { initialSwitchState, type JudgedLot, type SwitchState } from './switch-state.ts';

/** Kinds of inspection whose lots switch severity; patrols in process never do. */
export const switchingTypes = ['outgoing', 'final', 'iqc'] as const;

/** [Q22] Whether the verdict of an inspection counts for switching: it is of a whole lot, and the original one. */
export const countsForSwitching = ({ type, round }: { readonly type: string; readonly round: number }): boolean =>
  round === 1 && switchingTypes.some(one => one === type);

/** A class of a lot as it was planned, with what was found. */
export type FoundClass = Pick<ClassPlan, 'defectClass' | 'aql' | 'useLetter' | 'accept'> & { readonly found: number };

/** [Q22] How an original lot counts in one class: accepted or not by its plan, and against the next tighter acceptance number [Q6a]. */
export function judgedLot({ aql, useLetter, accept, found }: Omit<FoundClass, 'defectClass'>): JudgedLot {
  const tighterAccept = aql === 'zero' ? undefined : tighterAcceptance(useLetter, aql);
  return { round: 1, isAccepted: found <= accept, accept, found, ...(tighterAccept !== undefined && { tighterAccept }) };
}

/** What a lot did to the state of one class. */
export interface CountedClass {
  readonly defectClass: DefectClass;
  readonly lot: JudgedLot;
  readonly before: SwitchState;
  readonly after: SwitchState;
}

/** [Q6] [Q22] What an original lot does to the states of its classes, each by itself; a class without a state begins at normal. */
export const countLot = (states: ReadonlyMap<DefectClass, SwitchState>, classes: readonly FoundClass[]): readonly CountedClass[] =>
  classes.map(({ defectClass, ...of }) => {
    const [lot, before] = [judgedLot(of), states.get(defectClass) ?? initialSwitchState];
    return { defectClass, lot, before, after: nextSeverity(before, lot) };
  });
