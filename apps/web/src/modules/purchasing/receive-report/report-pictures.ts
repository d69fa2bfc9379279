import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { HeldFile, RecordValues } from '@axle/page-kit';
import type { KeptPictures } from '../../../engine/files/kept-pictures.ts';
import { isUnanswered } from '../../../gateways/is-unanswered.ts';
import type { ReportDesk } from './report-desk.ts';

/** What pictures of a report are sent by, and kept by while there is no network. */
export interface PictureParts {
  readonly desk: Pick<ReportDesk, 'send'>;
  readonly pictures: KeptPictures;
  readonly newId: () => string;
}

/** The id of a picture that the browser keeps until there is a network. */
const mark = 'kept:';

/** Whether a picture waits in the browser. */
export const isKept = ({ id }: HeldFile): boolean => id.startsWith(mark);

/** Sends a picture; without a network it is kept in the browser, and stands beside the others meanwhile. */
async function sendOrKeep(
  { desk, pictures, newId }: PictureParts,
  file: File,
  thumb: string | undefined,
): Promise<Result<HeldFile, readonly Refusal[]>> {
  const small = thumb === undefined ? {} : { thumb };
  const reply = await desk.send(file);
  if (reply.ok) return ok({ ...reply.value, ...small });
  if (!reply.refusal.some(isUnanswered)) return reply;
  const id = `${mark}${newId()}`;
  await pictures.keep(id, { file });
  return ok({ id, name: file.name, bytes: file.size, ...small });
}

/** Sends pictures with small ones of them: those that came or wait, and what stands against the others. */
export async function sendOrKeepAll(
  parts: PictureParts,
  files: readonly File[],
  thumbs: readonly (string | undefined)[],
): Promise<{ readonly sent: readonly HeldFile[]; readonly refused: readonly Refusal[] }> {
  const sent: HeldFile[] = [];
  let refused: readonly Refusal[] = [];
  for (const [at, file] of files.entries()) {
    const reply = await sendOrKeep(parts, file, thumbs[at]);
    if (reply.ok) sent.push(reply.value);
    else refused = reply.refusal;
  }
  return { sent, refused };
}

/**
 * Sends a picture that waits in the browser: what it is held by from now on, nothing if it is lost there. Refused without a network, and
 * where the server does not take it; it is forgotten then.
 */
async function sendKept({ desk, pictures }: PictureParts, held: HeldFile): Promise<Result<HeldFile | undefined, readonly Refusal[]>> {
  const kept = await pictures.find(held.id);
  if (!kept) return ok(undefined);
  const reply = await desk.send(kept.file);
  if (!reply.ok && reply.refusal.some(isUnanswered)) return reply;
  await pictures.forget(held.id);
  return reply.ok ? ok({ ...reply.value, ...(held.thumb === undefined ? {} : { thumb: held.thumb }) }) : refuse(reply.refusal);
}

/** Sends all pictures that wait, and has each replaced; answers what stands against the first that is not sent. */
export async function sendAllKept(
  parts: PictureParts,
  pictures: readonly HeldFile[],
  replace: (id: string, next: HeldFile | undefined) => void,
): Promise<readonly Refusal[]> {
  for (const picture of pictures.filter(isKept)) {
    const sent = await sendKept(parts, picture);
    if (sent.ok || !sent.refusal.some(isUnanswered)) replace(picture.id, sent.ok ? sent.value : undefined);
    if (!sent.ok) return sent.refusal;
  }
  return [];
}

const held = ['photos', 'signature'] as const;

/** The pictures of a report or of a line of it. */
export const picturesOf = (holder: RecordValues): readonly HeldFile[] => held.flatMap(key => (holder[key] ?? []) as readonly HeldFile[]);

/** A report or a line with another picture in the place of one, or without it. */
export const withPicture = <Holder extends RecordValues>(holder: Holder, id: string, next: HeldFile | undefined): Holder => {
  const changed = held.flatMap(key => {
    const own = (holder[key] ?? []) as readonly HeldFile[];
    if (!own.some(one => one.id === id)) return [];
    const left = own.flatMap(one => (one.id === id ? (next ?? []) : one));
    return [[key, left.length > 0 ? left : undefined] as const];
  });
  return changed.length === 0 ? holder : { ...holder, ...Object.fromEntries(changed) };
};
