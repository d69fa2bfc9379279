import { linesIn } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { drawMarks } from './draw-marks.ts';
import { onImage } from './one-image.ts';

/** [Q53] Keeps what somebody drew over a photo in the gallery. */
export const annotateImage: ActionHandler = onImage(({ database, caller, row }, input) =>
  drawMarks(database, caller, row.id, linesIn(input, 'marks')),
);
