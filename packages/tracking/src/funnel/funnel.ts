/** [L5] Most steps of a funnel. */
export const mostSteps = 6;

/**
 * [L5] How many sessions reached each step: a session counts for a step if the pages of all steps up to it occur in that order, with
 * whatever between them. `sessions` are the pages that each session viewed, in order of time.
 */
export function funnel(sessions: readonly (readonly string[])[], steps: readonly string[]): readonly number[] {
  const reached = sessions.map(pages => pages.reduce((step, page) => (page === steps[step] ? step + 1 : step), 0));
  return steps.map((_, step) => reached.filter(count => count > step).length);
}
