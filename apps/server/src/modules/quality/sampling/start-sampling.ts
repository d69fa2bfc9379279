import { randomInt } from 'node:crypto';
import { type Refusal, text } from '@axle/kernel';
import { readyRefusals } from '@axle/quality';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { severitiesOfLot } from '../severity/severities-of-lot.ts';
import { judgingStandard } from './judging-standard.ts';
import { withInspection } from './one-inspection.ts';
import { planSampling } from './plan-sampling.ts';

const noStandard: Refusal = {
  code: 'NO_STANDARD',
  field: 'type',
  message: text('没有适用的判定标准', 'No judgement standard applies'),
};

/** The seed of a draw is one of these. */
export const seeds = 2_147_483_647;

/** [Q19] [Q23] Fixes the plan of a lot by its standard and the severity of its classes, and draws the units. */
export const startSampling: ActionHandler = context =>
  withInspection(context, 'scheduled', async (parts, before) => {
    const { database, caller } = parts;
    const { input } = context;
    const lotSize = Number(before['lotSize']);
    const packing = { finished: Number(input['finishedQty'] ?? 0), packed: Number(input['packedQty'] ?? 0) };
    const unready = before['type'] === 'outgoing' ? readyRefusals(lotSize, packing) : [];
    if (unready.length > 0) return unready;
    const standard = await judgingStandard(database, before);
    if (!standard) return [noStandard];
    const severities = await severitiesOfLot(database, before);
    if (!severities.ok) return severities.refusal;
    const startedAt = caller.now.toISOString();
    const planned = planSampling(before, { standard, severities: severities.value, seed: randomInt(seeds) });
    const sampling = { ...planned, inspector: caller.access.userId, startedAt };
    await insertRows(database, ownParts(database, caller, 'samplingDetail'), [sampling], { action: 'add' });
    const after = { ...before, state: 'sampling', startedAt };
    await updateRows(database, parts, [{ before, after }], { action: 'state', transition: 'start' });
    return [];
  });
