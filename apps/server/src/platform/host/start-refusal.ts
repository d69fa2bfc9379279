/** Why the server cannot start, as one sentence for the person who starts it. Anything else that is thrown is a bug. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** The message of a thrown value, for use inside another sentence. */
export const reasonOf = (thrown: unknown): string => {
  if (thrown instanceof AggregateError) return [...new Set(thrown.errors.map(reasonOf))].join('; ');
  return thrown instanceof Error ? thrown.message : String(thrown);
};
