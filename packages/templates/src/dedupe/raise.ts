/** The last message of the same event to the same receiver about the same object. */
export interface RaisedBefore {
  /** When it first came, in milliseconds. */
  readonly at: number;
  /** How often it has come since, itself included; at least 1. */
  readonly counter: number;
}

/** What becomes of a message: a new one, or the earlier one counted up. */
export type Raised = { readonly kind: 'new' } | { readonly kind: 'counted'; readonly counter: number };

/** Longest window that a template may ask for, in minutes: a day. */
export const longestWindow = 1440;

/** [M6] Whether a message raised at `now` (milliseconds) comes as a new one or counts up the one before it. */
export function raise(before: RaisedBefore | undefined, now: number, windowMinutes: number): Raised {
  if (!before || now - before.at >= windowMinutes * 60_000) return { kind: 'new' };
  return { kind: 'counted', counter: before.counter + 1 };
}
