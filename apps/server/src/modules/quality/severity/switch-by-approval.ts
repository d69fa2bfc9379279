import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { approveReduced, resume, steadyRefusals, type SwitchReason, type SwitchState, toNormal } from '@axle/quality';
import type { HeldFile } from '@axle/page-kit';
import { refusedFiles } from '../../../platform/resources/refused-files.ts';
import { type TransitionEffect, transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { addSwitchEntries } from './switch-events.ts';
import { rowOf, stateOf } from './switch-state-row.ts';

/** Switches a state by somebody's decision: counters begin again, and the history keeps who decided it, why, and by what evidence. */
const byApproval =
  (why: SwitchReason, rule: (state: SwitchState) => Result<SwitchState>): TransitionEffect =>
  async ({ parts, before, after, input }) => {
    const { database, caller } = parts;
    const [from, at] = [stateOf(before), caller.now.toISOString()];
    const switched = rule(from);
    if (!switched.ok) return refuse([switched.refusal]);
    const files = (input['files'] ?? []) as readonly HeldFile[];
    const { resource } = caller.registry.page('switchEvents')!.page;
    const refused: readonly Refusal[] = await refusedFiles(database, { ...parts, resource: resource! }, undefined, { files });
    if (refused.length > 0) return refuse(refused.map(one => ({ ...one, field: 'severity' })));
    const entry = { switchState: before.id, at, by: caller.access.userId, from: from.severity, after: switched.value, why };
    await addSwitchEntries(database, [{ ...entry, reason: String(input['reason']), ...(files.length > 0 && { files }) }]);
    return ok({ ...after, ...rowOf(switched.value), since: at });
  };

const reduced = byApproval('approvedReduced', approveReduced);

/** [Q24] Production is confirmed to be steady. */
const reducedIfSteady: TransitionEffect = async transit => {
  const refused = steadyRefusals(transit.input['steadyProduction'] === true);
  return refused.length > 0 ? refuse(refused) : reduced(transit);
};

/** What the buttons of switching do. */
export const switchingActions = {
  'switching.approveReduced': transitionHandler('approveReduced', reducedIfSteady),
  'switching.toNormal': transitionHandler('toNormal', byApproval('endedReduced', toNormal)),
  'switching.resume': transitionHandler('resume', byApproval('resumed', resume)),
};
