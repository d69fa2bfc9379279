import { type HeldFile, linesIn } from '@axle/page-kit';
import { type DefectClass, isBeyond, judgeSample, recordRefusals, type CountBy } from '@axle/quality';
import { type Refusal, text } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { refusedFiles } from '../../../platform/resources/refused-files.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { samplingOf, withInspection } from './one-inspection.ts';
import { plansOf, unitsOf } from './sampled-units.ts';

const rejectsNot: Refusal = {
  code: 'NOT_BEYOND',
  field: 'reason',
  message: text('缺陷数还未达拒收数，不能提前停止', 'Not as many as reject the lot were found yet'),
};

/** All units of the sample, unless somebody types fewer. */
export const unitsToRecord: ProposalHandler = async ({ database }, { id }) => {
  const sampling = await database
    .selectFrom('sampling')
    .select(['sample_size', 'inspected_units'])
    .where('inspection', '=', id)
    .executeTakeFirstOrThrow();
  const { sample_size: to, inspected_units: done } = sampling;
  const words = text(`第${done + 1}至${to}件`, `Units ${done + 1} to ${to}`);
  return [{ values: { inspectedUnits: to }, words, why: text('按抽取顺序，到样本末件', 'In the order drawn, up to the last one') }];
};

/** [Q20] Records units of a sample; with the last one the lot waits for its verdict. */
export const recordUnits: ActionHandler = context =>
  withInspection(context, 'sampling', async (parts, before) => {
    const { database } = parts;
    const { input } = context;
    const { parts: own, sampling } = await samplingOf(parts, before.id);
    const given = linesIn(input, 'defects');
    const ids = given.map(line => Number(line['defectCode']));
    const { rows: codes } = await sql<{ id: number; defectClass: DefectClass }>`
      select id, defect_class as "defectClass" from defect_code where id = any(${ids}::bigint[])`.execute(database);
    const classOf = new Map(codes.map(({ id, defectClass }) => [id, defectClass]));
    const defects = given.map(line => ({ ...line, qty: line['qty'] ?? 1, defectClass: classOf.get(Number(line['defectCode']))! }));
    const photos = (input['photos'] ?? []) as readonly HeldFile[];
    const upTo = Number(input['inspectedUnits']);
    const refused = [
      ...recordRefusals({
        before: Number(sampling['inspectedUnits']),
        upTo,
        sampleSize: Number(sampling['sampleSize']),
        defects: defects.map((line, at) => ({ unitNo: Number(given[at]!['unitNo']), defectClass: line.defectClass })),
        photos: photos.length,
      }),
      ...(await refusedFiles(database, own, sampling, { photos })),
    ];
    if (refused.length > 0) return refused;
    const recorded = {
      ...sampling,
      inspectedUnits: upTo,
      defects: [...linesIn(sampling, 'defects'), ...defects],
      photos: [...((sampling['photos'] ?? []) as readonly HeldFile[]), ...photos],
    };
    const nonconforming = unitsOf(recorded).filter(unit => unit.defects.length > 0).length;
    await updateRows(database, own, [{ before: sampling, after: { ...recorded, nonconforming } }], { action: 'update' });
    if (upTo < Number(sampling['sampleSize'])) return [];
    await updateRows(database, parts, [{ before, after: { ...before, state: 'judging' } }], { action: 'state', transition: 'recorded' });
    return [];
  });

/** [Q5] Stops the inspection of a lot of which as many as reject it were found. */
export const stopSampling: ActionHandler = context =>
  withInspection(context, 'sampling', async (parts, before) => {
    const { parts: own, sampling } = await samplingOf(parts, before.id);
    const { classes } = judgeSample(plansOf(sampling), unitsOf(sampling), sampling['countBy'] as CountBy);
    if (!classes.some(one => isBeyond(one, one.found))) return [rejectsNot];
    await updateRows(parts.database, own, [{ before: sampling, after: { ...sampling, stopReason: context.input['reason'] } }], {
      action: 'update',
    });
    await updateRows(parts.database, parts, [{ before, after: { ...before, state: 'judging' } }], {
      action: 'state',
      transition: 'recorded',
    });
    return [];
  });
