/** What of a project's first order is known when its requirement is ordered, or taken out of an order. */
export interface LinkedOrder {
  /** The first order that the project has. */
  readonly current?: number | undefined;
  /** Orders that held pieces of the requirement before, in their order. */
  readonly before: readonly number[];
  /** Orders that hold them now. */
  readonly ordered: readonly number[];
}

/** [N33] The first order of a project: one that a person entered stays, any other goes with the requirement of its registration. */
export function linkedOrder({ current, before, ordered }: LinkedOrder): number | undefined {
  if (current !== undefined && (ordered.includes(current) || !before.includes(current))) return current;
  return ordered[0];
}
