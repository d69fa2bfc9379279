import { freshState, type JudgedLot, type SwitchState } from './switch-state.ts';

/** Lots that are looked back at. */
const lookedBack = 5;
/** Rejected ones among them that tighten inspection. */
const rejectsToTighten = 2;
/** Lots accepted in a row that bring tightened inspection back to normal. */
const acceptedToNormal = 5;
/** Lots rejected under tightened inspection that discontinue it. */
const rejectsToDiscontinue = 5;

/** [Q6] The score after a lot under normal inspection (9.3.3). */
function scored(score: number, { isAccepted, accept, found, tighterAccept }: JudgedLot): number {
  if (accept >= 2) return isAccepted && tighterAccept !== undefined && found <= tighterAccept ? score + 3 : 0;
  return isAccepted ? score + 2 : 0;
}

/** The counters with one more lot, of whatever severity. */
function counted(state: SwitchState, { isAccepted }: JudgedLot): SwitchState {
  return {
    ...state,
    lastLots: [...state.lastLots, isAccepted].slice(-lookedBack),
    acceptedRun: isAccepted ? state.acceptedRun + 1 : 0,
  };
}

/**
 * [Q6] Where one class stands after a lot (9.2, 9.3). Normal inspection is tightened by two rejected lots among five or fewer; tightened
 * goes back to normal with five accepted ones in a row, and is discontinued by the fifth rejected; reduced goes back to normal with the
 * first rejected. Counters begin again at each change. Re-inspected lots, and lots while inspection is discontinued, change nothing.
 */
export function nextSeverity(state: SwitchState, lot: JudgedLot): SwitchState {
  if (lot.round > 1 || state.severity === 'discontinued') return state;
  const next = counted(state, lot);
  if (state.severity === 'normal') {
    const rejected = next.lastLots.filter(isAccepted => !isAccepted).length;
    return rejected >= rejectsToTighten ? freshState('tightened') : { ...next, score: scored(state.score, lot) };
  }
  if (state.severity === 'reduced') return lot.isAccepted ? next : freshState('normal');
  const tightenedRejects = state.tightenedRejects + (lot.isAccepted ? 0 : 1);
  if (tightenedRejects >= rejectsToDiscontinue) return freshState('discontinued');
  return next.acceptedRun >= acceptedToNormal ? freshState('normal') : { ...next, tightenedRejects };
}
