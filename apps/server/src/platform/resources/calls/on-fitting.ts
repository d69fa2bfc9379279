import { ok } from '@axle/kernel';
import type { CustomAction, TargetOutcome } from '@axle/page-kit';
import { inTransaction } from '../writes/in-transaction.ts';
import type { ActionContext, ActionHandler } from './action-handler.ts';
import { unfitTargets } from './unfit-targets.ts';

/** Undoes what was done to records that the condition of the action leaves out. */
class LetThrough extends Error {}

/** An action that is done to the records alone that its condition takes; a handler that refuses the others itself says better why. */
export const onFitting = (handler: ActionHandler, when: NonNullable<CustomAction['when']>): ActionHandler =>
  Object.assign(
    async (context: ActionContext) => {
      const { parts, targets } = context;
      const unfit = await unfitTargets(parts, when, targets);
      if (unfit.size === 0) return handler(context);
      try {
        return await inTransaction(parts.database, async database => {
          const done = await handler({ ...context, parts: { ...parts, database } });
          if (done.ok && [...unfit.keys()].some(id => isDone(done.value, id))) throw new LetThrough();
          return done;
        });
      } catch (error) {
        if (!(error instanceof LetThrough)) throw error;
      }
      const fit = targets.filter(({ id }) => !unfit.has(id));
      const done = fit.length > 0 ? await handler({ ...context, targets: fit }) : ok([]);
      if (!done.ok) return done;
      const outcomes = new Map(done.value.map(outcome => [outcome.id, outcome]));
      return ok(targets.flatMap(({ id }) => unfit.get(id) ?? outcomes.get(id) ?? []));
    },
    handler.refused ? { refused: handler.refused } : {},
  );

const isDone = (outcomes: readonly TargetOutcome[], target: number): boolean =>
  outcomes.find(({ id }) => id === target)?.refusal === undefined;
