import { type Refusal, text } from '@axle/kernel';
import { type Line, linesIn, rowChanged } from '@axle/page-kit';
import { markRefusals, type PhotoMark } from '@axle/quality';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { filesIn } from './keep-units.ts';
import { samplingOf, withLot } from './one-inspection.ts';

const noPhoto: Refusal = {
  code: 'NO_PHOTO',
  field: 'inspectedUnits',
  message: text('该批没有这张照片', 'The lot has no such photo'),
};

const markOf = ({ tool, fromX, fromY, toX, toY, words }: Line): PhotoMark => ({
  tool: tool as PhotoMark['tool'],
  from: { x: Number(fromX), y: Number(fromY) },
  to: { x: Number(toX), y: Number(toY) },
  words: words as string | undefined,
});

/** [Q12a] Keeps what is drawn over a photo of a lot, in place of what was; the file stays as it was taken. */
export const annotatePhoto: ActionHandler = context =>
  withLot(context, async (parts, lot) => {
    if (lot['sampleSize'] === undefined) return [noPhoto];
    const { photo, version } = context.input;
    const { parts: own, sampling } = await samplingOf(parts, lot.id);
    if (!filesIn(sampling, 'photos').some(({ id }) => id === photo)) return [noPhoto];
    // somebody else drew or recorded meanwhile: what they did is looked at first
    if (sampling.version !== version) return [rowChanged];
    const given = linesIn(context.input, 'marks');
    const refused = markRefusals(given.map(markOf));
    if (refused.length > 0) return refused;
    const { access, now } = parts.caller;
    const others = linesIn(sampling, 'marks').filter(line => line['photo'] !== photo);
    const drawn = given.map((line, at) => ({ ...line, place: at + 1, photo, drawnBy: access.userId, drawnAt: now.toISOString() }));
    await updateRows(parts.database, own, [{ before: sampling, after: { ...sampling, marks: [...others, ...drawn] } }], {
      action: 'update',
    });
    return [];
  });
