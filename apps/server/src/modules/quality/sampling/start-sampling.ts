import { randomInt } from 'node:crypto';
import { type Refusal, text } from '@axle/kernel';
import { drawSample, jointPlan, readyRefusals, sampleSize } from '@axle/quality';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { judgingStandard } from './judging-standard.ts';
import { withInspection } from './one-inspection.ts';

const noStandard: Refusal = {
  code: 'NO_STANDARD',
  field: 'type',
  message: text('没有适用的判定标准', 'No judgement standard applies'),
};

/** The seed of a draw is one of these. */
const seeds = 2_147_483_647;

/** [Q1–Q3] [Q7] [Q19] Fixes the plan of a lot by its standard, and draws the units. */
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
    const { id: standardId, level, oneLetter } = standard;
    const classes = jointPlan({
      lotSize,
      level,
      oneLetter,
      classes: standard.classes.map(one => ({ ...one, severity: 'normal' as const })),
    });
    const size = sampleSize(classes);
    const cartonQty = Math.min(lotSize, Number(before['cartonQty'] ?? lotSize));
    const [cartons, seed] = [Math.ceil(lotSize / cartonQty), randomInt(seeds)];
    const { drawn } = drawSample({ lotSize, cartons, cartonQty, size, seed });
    const { type, round, supplier, sku } = before;
    const startedAt = caller.now.toISOString();
    const sampling = {
      inspection: before.id,
      type,
      round,
      supplier,
      sku,
      lotSize,
      standard: standardId,
      level,
      oneLetter,
      countBy: 'units',
      sampleSize: size,
      cartons,
      cartonQty,
      seed,
      classes,
      drawn,
      inspectedUnits: 0,
      nonconforming: 0,
      inspector: caller.access.userId,
      startedAt,
    };
    await insertRows(database, ownParts(database, caller, 'samplingDetail'), [sampling], { action: 'add' });
    const after = { ...before, state: 'sampling', startedAt };
    await updateRows(database, parts, [{ before, after }], { action: 'state', transition: 'start' });
    return [];
  });
