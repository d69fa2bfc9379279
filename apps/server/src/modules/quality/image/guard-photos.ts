import type { Refusal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { usedPhotoRefusals } from '@axle/quality';
import { filesHeld } from '../../../platform/resources/held-files.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';
import { refusedPictures } from './refused-pictures.ts';

/** [Q12c] [Q54] Photos of these fields are pictures, and stay once a judgement refers to them. */
const guardPhotos =
  (fields: readonly string[], isJudged: (before: RecordValues) => boolean): WriteGuard =>
  async (database, _parts, rows) => {
    const refused: Refusal[] = [];
    for (const { before = {}, after = {} } of rows)
      for (const field of fields) {
        const [held, kept] = [before, after].map(row => filesHeld(row, field).map(({ id }) => id)) as [string[], string[]];
        refused.push(...usedPhotoRefusals(held, kept, { isJudged: isJudged(before), field }));
        const added = filesHeld(after, field).filter(({ id }) => !held.includes(id));
        refused.push(...(await refusedPictures(database, added, field)));
      }
    if (refused[0]) throw new RefusedWrite(refused[0]);
  };

const hasVerdict = ({ verdict }: RecordValues) => verdict !== undefined;

/** [Q12c] Guards of the photos of inspections, by what holds them: those of samples belong to the units recorded with them. */
export const photoGuards: Readonly<Record<string, WriteGuard>> = {
  'sampling.photos': guardPhotos(['photos'], () => true),
  'inProcessCheck.photos': guardPhotos(['photos'], hasVerdict),
  'loadingCheck.photos': guardPhotos(['photoEmpty', 'photoHalf', 'photoFull', 'photoSealed'], hasVerdict),
};
