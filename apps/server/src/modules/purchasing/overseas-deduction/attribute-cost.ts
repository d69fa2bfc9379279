import { ok, refuse } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { receivedShares } from './received-shares.ts';

/** [R17] Says whose doing a cost is: as somebody typed it, else by its lot, else by the pieces received. */
export const attributeCost: TransitionEffect = async ({ parts, before, after }) => {
  if (linesIn(before, 'allocations').length > 0) return ok(after);
  const shares = await receivedShares(parts.database, before);
  return shares.ok ? ok({ ...after, allocations: shares.value }) : refuse([shares.refusal]);
};

/** Who pays is asked once more. */
export const takeBack: TransitionEffect = async ({ after }) => ok({ ...after, allocations: [] });
