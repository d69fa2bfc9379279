import { type CellChange, type CellSteps, noSteps, takeBack, withStep } from '@axle/page-kit';

/** All that one gesture changed, to be taken back as one. */
export interface Gesture {
  readonly number: number;
  readonly changes: readonly CellChange[];
}

/** Which way a step leads: back to what was, or forth again to what was taken back. */
export type Way = 'back' | 'forth';

/** What was changed and can be taken back, and what was taken back and can be done again. */
export class CellHistory {
  private steps: Readonly<Record<Way, CellSteps<Gesture>>> = { back: noSteps, forth: noSteps };

  /** A gesture of its own: what was taken back before it cannot be done again. */
  add(gesture: Gesture): void {
    this.steps = { back: withStep(this.steps.back, gesture), forth: noSteps };
  }

  /** Removes the latest step of a direction and returns the changes of its opposite; undefined where there is none. */
  take(way: Way): { readonly number: number; readonly changes: readonly CellChange[] } | undefined {
    const taken = takeBack(this.steps[way]);
    if (!taken) return undefined;
    this.steps = { ...this.steps, [way]: taken.rest };
    return { number: taken.step.number, changes: taken.changes };
  }

  /** A step that was taken and not gone after all stands again. */
  putBack(way: Way, { number, changes }: Gesture): void {
    const former = changes.toReversed().map(change => ({ ...change, before: change.after, after: change.before }));
    this.steps = { ...this.steps, [way]: withStep(this.steps[way], { number, changes: former }) };
  }

  /** What a step that was taken really changed: it can be gone the other way. */
  went(way: Way, gesture: Gesture): void {
    if (gesture.changes.length === 0) return;
    const other = way === 'back' ? 'forth' : 'back';
    this.steps = { ...this.steps, [other]: withStep(this.steps[other], gesture) };
  }
}
