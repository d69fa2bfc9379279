import type { Severity } from '../sampling/plan.ts';

/** The switching state of a supplier in one class of defects: its severity, and what counts towards the next one. */
export interface SwitchState {
  readonly severity: Severity;
  /** Towards reduced inspection. */
  readonly score: number;
  /** Whether each of the last lots was accepted, up to five, the latest last. */
  readonly lastLots: readonly boolean[];
  /** Lots accepted one after the other. */
  readonly acceptedRun: number;
  /** Lots rejected since inspection was tightened. */
  readonly tightenedRejects: number;
}

/** An original lot as it was judged in one class. */
export interface JudgedLot {
  /** 1 for an original inspection; later rounds do not count. */
  readonly round: number;
  readonly isAccepted: boolean;
  /** Acceptance number of its plan. */
  readonly accept: number;
  readonly found: number;
  /** Acceptance number at the next tighter AQL, where the plan has one. */
  readonly tighterAccept?: number | undefined;
}

/** [Q6] A severity with all counters at nothing. */
export const freshState = (severity: Severity): SwitchState => ({
  severity,
  score: 0,
  lastLots: [],
  acceptedRun: 0,
  tightenedRejects: 0,
});

/** [Q6] Where a supplier begins. */
export const initialSwitchState: SwitchState = freshState('normal');
