/** One cell's change: from what to what; undefined is empty. */
export interface CellChange {
  /** Of the record, with the version that it had when this was saved. */
  readonly id: number;
  readonly version: number;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What can be undone, latest last: all that one gesture changed is one step. */
export type CellSteps<Step extends { readonly changes: readonly CellChange[] } = { readonly changes: readonly CellChange[] }> =
  readonly Step[];

/** Steps that are kept. */
export const mostSteps = 50;

/** Nothing to undo. */
export const noSteps: CellSteps<never> = [];

/** A step on top; the oldest goes when there are too many. */
export const withStep = <Step extends { readonly changes: readonly CellChange[] }>(steps: CellSteps<Step>, step: Step): CellSteps<Step> =>
  [...steps, step].slice(-mostSteps);

/** The latest step, the changes that undo it, and what is left; undefined where nothing can be undone. */
export function takeBack<Step extends { readonly changes: readonly CellChange[] }>(
  steps: CellSteps<Step>,
): { readonly step: Step; readonly changes: readonly CellChange[]; readonly rest: CellSteps<Step> } | undefined {
  const step = steps.at(-1);
  if (!step) return undefined;
  const changes = step.changes.toReversed().map(change => ({ ...change, before: change.after, after: change.before }));
  return { step, changes, rest: steps.slice(0, -1) };
}
