import { ok, refuse } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import { refusedFiles } from '../../../platform/resources/refused-files.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';

const filesOf = (value: unknown) => (value ?? []) as readonly HeldFile[];

/** [R81] An improvement is done: its evidence is kept beside what was attached before. */
export const closeImprovement: TransitionEffect = async ({ parts, before, after, input }) => {
  const refused = await refusedFiles(parts.database, parts, before, { evidence: input['evidence'] });
  if (refused.length > 0) return refuse(refused);
  const evidence = [...filesOf(before['evidence']), ...filesOf(input['evidence'])];
  return ok({
    ...after,
    ...(evidence.length > 0 ? { evidence } : {}),
    evidenceNote: input['evidenceNote'],
    closedAt: parts.caller.now.toISOString(),
  });
};
