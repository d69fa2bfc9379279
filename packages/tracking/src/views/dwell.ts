/** Longest time that a view counts: 30 minutes, in seconds. */
export const mostDwell = 1800;

/**
 * [L1] Seconds that each view of one session lasted, from views in order of time (second timestamps): until the next view, at most
 * half an hour; the last one is unknown.
 */
export const dwell = (times: readonly number[]): readonly (number | undefined)[] =>
  times.map((at, index) => {
    const next = times[index + 1];
    return next === undefined ? undefined : Math.min(next - at, mostDwell);
  });

/** [L1] Views without the reloads: the same page again within 2 s is one view. */
export function withoutReloads<View extends { readonly at: number; readonly pageUrl: string }>(views: readonly View[]): readonly View[] {
  const kept: View[] = [];
  let before: View | undefined;
  for (const view of views) {
    if (!before || view.pageUrl !== before.pageUrl || view.at - before.at > 2) kept.push(view);
    before = view;
  }
  return kept;
}
