import type { Refusal, Result } from '@axle/kernel';
import { ok } from '@axle/kernel';
import type { TargetOutcome } from '@axle/page-kit';
import { z } from 'zod';

/** Shape of a page's own action on ticked tasks. The versions are not looked at: what counts is the state of a task. */
export const targetsInput = z.object({
  targets: z
    .array(z.object({ id: z.number().int().positive(), version: z.number().int().optional() }))
    .min(1)
    .max(200),
});

/** A task that an action is meant for. */
export interface ActionTarget {
  readonly id: number;
  readonly name: string;
}

/** Said of tasks that are gone or somebody else's. */
export const noSuchTask: Refusal = { code: 'NOT_FOUND', message: { zh: '任务不存在', en: 'The task does not exist' } };

/** Applies an action to tasks one after the other and returns the outcome of each. */
export async function toEach<Task extends ActionTarget>(
  ids: readonly number[],
  find: (id: number) => Promise<Task | undefined>,
  act: (task: Task) => Promise<Result<unknown>>,
): Promise<Result<readonly TargetOutcome[]>> {
  const outcomes: TargetOutcome[] = [];
  for (const id of ids) {
    const task = await find(id);
    if (!task) {
      outcomes.push({ id, name: String(id), refusal: noSuchTask });
      continue;
    }
    const result = await act(task);
    outcomes.push({ id, name: task.name, ...(result.ok ? {} : { refusal: result.refusal }) });
  }
  return ok(outcomes);
}
