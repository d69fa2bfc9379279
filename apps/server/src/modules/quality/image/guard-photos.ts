import type { RecordValues } from '@axle/page-kit';
import { usedPhotoRefusals } from '@axle/quality';
import { filesHeld } from '../../../platform/resources/held-files.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

/** [Q12c] Photos of these fields stay once a judgement refers to them. */
const guardPhotos =
  (fields: readonly string[], isJudged: (before: RecordValues) => boolean): WriteGuard =>
  async (_database, _parts, rows) => {
    for (const { before, after } of rows) {
      if (before === undefined) continue;
      for (const field of fields) {
        const [held, kept] = [before, after ?? {}].map(row => filesHeld(row, field).map(({ id }) => id)) as [string[], string[]];
        const [refusal] = usedPhotoRefusals(held, kept, { isJudged: isJudged(before), field });
        if (refusal) throw new RefusedWrite(refusal);
      }
    }
  };

const hasVerdict = ({ verdict }: RecordValues) => verdict !== undefined;

/** [Q12c] Guards of the photos of inspections, by what holds them: those of samples belong to the units recorded with them. */
export const photoGuards: Readonly<Record<string, WriteGuard>> = {
  'sampling.photos': guardPhotos(['photos'], () => true),
  'inProcessCheck.photos': guardPhotos(['photos'], hasVerdict),
  'loadingCheck.photos': guardPhotos(['photoEmpty', 'photoHalf', 'photoFull', 'photoSealed'], hasVerdict),
};
