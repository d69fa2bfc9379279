import { ok, refuse, type Result } from '@axle/kernel';
import type { HeldFile, RecordValues, TargetOutcome } from '@axle/page-kit';
import type { RecordFiles } from '../../../engine/files/record-files.ts';
import { sendPictures } from '../../../engine/files/send-pictures.ts';
import type { Scans } from '../../../engine/station/scans.ts';
import { isUnanswered } from '../../../gateways/is-unanswered.ts';
import type { CallRefusal } from '../../../gateways/main-client.ts';
import type { KeptPictures } from '../../../engine/files/kept-pictures.ts';
import type { JudgementParts } from './judgement-parts.ts';
import { entryOf, type TakenPicture, type UnitEntry } from './lot-units.ts';

/** Sends the pictures of a unit, each once: one that the server has already is not sent again. */
async function sendTaken(
  files: Pick<RecordFiles, 'send'>,
  kept: KeptPictures,
  taken: readonly TakenPicture[],
): Promise<Result<readonly HeldFile[], CallRefusal>> {
  const all: HeldFile[] = [];
  for (const { id, thumb } of taken) {
    const picture = await kept.find(id);
    if (!picture) continue;
    const sent = picture.held ? ok([picture.held]) : await sendPictures(files, [picture.file], async () => thumb);
    if (!sent.ok) return refuse(sent.refusal);
    for (const held of sent.value) {
      await kept.keep(id, { ...picture, held });
      all.push(held);
    }
  }
  return ok(all);
}

/** The input that records an entry. */
const entryInput = (
  tablet: string,
  { fromUnit, toUnit, defects, measures = [] }: UnitEntry,
  photos: readonly HeldFile[],
): RecordValues => ({
  tablet,
  fromUnit,
  toUnit,
  defects: defects.map(one => ({ ...one, unitNo: fromUnit })),
  measures,
  photos,
});

interface Saving {
  save(input: RecordValues, key: string): Promise<Result<readonly TargetOutcome[], CallRefusal>>;
  /** An entry was answered, whether it counts or was refused. */
  answered(key: string, isGood: boolean): Promise<void>;
}

/** Entries of a lot as a queue sends them: its pictures first, then the unit. */
export const entryScans = ({ files, pictures, tablet }: JudgementParts, { save, answered }: Saving): Scans => ({
  send: async (key, _code, noted) => {
    const entry = entryOf({ noted: noted ?? {} });
    const sent = await sendTaken(files, pictures, entry.pictures);
    if (!sent.ok) return sent;
    const reply = await save(entryInput(tablet, entry, sent.value), key);
    if (!reply.ok && isUnanswered(reply.refusal)) return reply;
    if (reply.ok) for (const picture of entry.pictures) void pictures.forget(picture.id);
    await answered(key, reply.ok);
    return reply.ok ? ok(undefined) : reply;
  },
});
