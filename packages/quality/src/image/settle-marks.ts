import { fill, ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import type { PhotoMark } from './photo-marks.ts';

/** A mark as it is kept: who drew it and when, and which edition it is; earlier ones are kept as replaced. */
export interface KeptMark extends PhotoMark {
  readonly edition: number;
  readonly drawnBy: number;
  readonly drawnAt: Date;
  readonly replaced: boolean;
}

/** For so many hours whoever drew a mark may change it or take it away. */
export const markHours = 24;

const notYours = text('他人画的标注不能更改或删除', 'A mark that somebody else drew is neither changed nor taken away');
const tooOld = text('标注满{hours}小时后不能删除', 'A mark is not taken away once it is {hours} hours old');

const drawing = ({ place, tool, from, to, path, colour, width, words, defectCode }: PhotoMark): string =>
  JSON.stringify([place, tool, from, to, path ?? null, colour, width, words ?? null, defectCode ?? null]);

const hourLong = 3_600_000;

/**
 * [Q53] The marks of a photo after somebody drew on it, in the order of their places and editions. A new one is theirs; one of their own is
 * changed in place for 24 hours and gets another edition later, beside the one before. Refused: changing or taking away what others drew
 * (`NOT_YOUR_MARK`), taking away what is older than a day (`MARK_TOO_OLD`).
 */
export function settleMarks(
  kept: readonly KeptMark[],
  given: readonly PhotoMark[],
  { user, now }: { readonly user: number; readonly now: Date },
): Result<readonly KeptMark[], readonly Refusal[]> {
  const refused = (code: string, message: Refusal['message']) => refuse([{ code, field: 'annotations', message }]);
  const isRecent = ({ drawnAt }: KeptMark) => now.getTime() - drawnAt.getTime() < markHours * hourLong;
  const current = kept.filter(({ replaced }) => !replaced);
  const wanted = new Map(given.map(mark => [mark.place, mark]));
  const gone = current.filter(({ place }) => !wanted.has(place));
  const changed = current.filter(mark => wanted.has(mark.place) && drawing(mark) !== drawing(wanted.get(mark.place)!));
  if ([...gone, ...changed].some(({ drawnBy }) => drawnBy !== user)) return refused('NOT_YOUR_MARK', notYours);
  if (!gone.every(isRecent)) return refused('MARK_TOO_OLD', fill(tooOld, { hours: markHours }));
  const settled = kept.flatMap((mark): readonly KeptMark[] => {
    if (gone.includes(mark)) return [];
    if (!changed.includes(mark)) return [mark];
    const again = { ...wanted.get(mark.place)!, drawnBy: user, replaced: false };
    if (isRecent(mark)) return [{ ...again, edition: mark.edition, drawnAt: mark.drawnAt }];
    return [
      { ...mark, replaced: true },
      { ...again, edition: mark.edition + 1, drawnAt: now },
    ];
  });
  const known = new Set(current.map(({ place }) => place));
  const taken = new Set(kept.map(({ place }) => place));
  let last = Math.max(0, ...taken, ...wanted.keys());
  const added = given
    .filter(({ place }) => !known.has(place))
    .map(mark => ({
      ...mark,
      place: taken.has(mark.place) ? ++last : mark.place,
      edition: 1,
      drawnBy: user,
      drawnAt: now,
      replaced: false,
    }));
  return ok([...settled, ...added].toSorted(inOrder));
}

const inOrder = (one: KeptMark, other: KeptMark): number => one.place - other.place || one.edition - other.edition;
