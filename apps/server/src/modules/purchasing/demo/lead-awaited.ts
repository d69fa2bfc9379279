import type { RecordValues } from '@axle/page-kit';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingAll, steppingAll } from '../../../platform/demo/lead-demo.ts';

const hourLong = 3_600_000;

/** Hours that approvals of orders of the demo take, in turn: from at once to over the weekend's night. */
const waits = [3, 0.5, 18, 7, 1.5, 26, 4, 30, 11] as const;

/**
 * Makes orders of the demo that were approved at a moment and submitted some hours before, as long as their `turn` waits: what stands in
 * front of the first approval happens then, the rest at the moment. Answers their ids.
 */
export async function leadAwaited(
  { transaction, registry, person }: Demo,
  { at, turn }: { readonly at: Date; readonly turn: number },
  values: readonly RecordValues[],
  steps: readonly DocumentStep[],
): Promise<readonly number[]> {
  const decided = steps.findIndex(([action]) => action === 'approve');
  const [before, behind] = decided < 0 ? [steps, []] : [steps.slice(0, decided), steps.slice(decided)];
  const asked = new Date(at.getTime() - (decided < 0 ? 0 : waits[turn % waits.length]!) * hourLong);
  const ids = await leadingAll(transaction, registry, asked)('purchaseOrder', person('buyer'), values, before);
  await steppingAll(transaction, registry, at)('purchaseOrder', ids, behind);
  return ids;
}
