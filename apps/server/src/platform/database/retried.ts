/** How often a transaction is retried before its caller receives the error. */
const mostTries = 6;

/** Whether the database ended a transaction for the sake of another one, of which nothing is left: it may be run again as it was. */
export const endedForOthers = (error: unknown): boolean => ['40P01', '40001'].includes((error as { readonly code?: string }).code ?? '');

/**
 * Runs a whole transaction, and again where the database ended it because it and another one waited for each other. The other one
 * holds what this one wants, so that the next try waits for it by itself, unless it comes before the other one has woken: then there is one
 * more.
 */
export async function retried<Answer>(transaction: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 1; ; tried += 1)
    try {
      return await transaction();
    } catch (error) {
      if (tried === mostTries || !endedForOthers(error)) throw error;
    }
}
