import { ok, refuse } from '@axle/kernel';
import { refusedFiles } from '../../../platform/resources/refused-files.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { agreedOrder, keepDates } from './agree-order.ts';
import { repliedLines } from './replied-orders.ts';

/** An order that was confirmed on paper comes into force as if its supplier had confirmed every line; the proof is kept with it. */
export const manualEffective: TransitionEffect = async ({ parts, before, after }) => {
  const { caller, database } = parts;
  const refused = await refusedFiles(database, parts, before, after);
  if (refused.length > 0) return refuse(refused);
  const agreed = agreedOrder(before, repliedLines(before, {}), caller);
  await keepDates(database, caller, agreed.dates);
  return ok({ ...after, lines: agreed.order['lines'], effectiveAt: caller.now.toISOString() });
};
