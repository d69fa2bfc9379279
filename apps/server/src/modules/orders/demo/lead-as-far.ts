import type { RecordValues } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';

/** Leads orders of the demo through steps of their page as far as each goes: one that is refused waits where it is, as a real one would. */
export async function leadAsFar(
  { transaction, registry, now, person }: Demo,
  orders: readonly number[],
  steps: readonly (readonly [action: string, input?: RecordValues])[],
): Promise<void> {
  const caller = { registry, access: unrestricted(person('operator')), now };
  const parts = { ...ownParts(transaction, caller, 'orderList'), referred: registry.referred };
  let left = orders;
  for (const [action, input = {}] of steps) {
    const targets = (await lockById(transaction, parts, left)).map(({ id, version }) => ({ id, version }));
    const reply = await registry.part(actions, `orderList.${action}`)!({ parts, targets, input });
    if (!reply.ok) throw new Error(`orderList ${action}: ${JSON.stringify(reply.refusal)}`);
    left = reply.value.filter(({ refusal }) => !refusal).map(({ id }) => id);
  }
}
