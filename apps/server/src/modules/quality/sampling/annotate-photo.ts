import { type Refusal, text } from '@axle/kernel';
import { linesIn, rowChanged } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { drawMarks } from '../image/draw-marks.ts';
import { samplingOf, withLot } from './one-inspection.ts';

const noPhoto: Refusal = {
  code: 'NO_PHOTO',
  field: 'inspectedUnits',
  message: text('该批没有这张照片', 'The lot has no such photo'),
};

/** [Q12a] [Q53] Keeps what is drawn over a photo of a lot at the station. */
export const annotatePhoto: ActionHandler = context =>
  withLot(context, async (parts, lot) => {
    if (lot['sampleSize'] === undefined) return [noPhoto];
    const { photo, version } = context.input;
    const { sampling } = await samplingOf(parts, lot.id);
    const { rows } = await sql<{ id: number; version: number }>`
      select id, version from quality_photo where sampling = ${sampling.id} and photo = ${String(photo)} for update`.execute(
      parts.database,
    );
    const [found] = rows;
    if (!found) return [noPhoto];
    // somebody else drew meanwhile: what they did is looked at first
    if (found.version !== version) return [rowChanged];
    return drawMarks(parts.database, parts.caller, found.id, linesIn(context.input, 'marks'));
  });
