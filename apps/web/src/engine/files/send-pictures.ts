import { ok, type Result } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import { mainPaths } from '@axle/wire';
import type { RecordFiles } from './record-files.ts';

/** Sends pictures of goods one after the other, with a small one of each to show; the first that is refused ends it. */
export async function sendPictures(
  files: Pick<RecordFiles, 'send'>,
  pictures: readonly File[],
  thumbnailOf: (picture: Blob) => Promise<string | undefined>,
): Promise<Result<readonly HeldFile[]>> {
  const held: HeldFile[] = [];
  for (const picture of pictures) {
    const [sent, thumb] = [await files.send(picture, () => undefined, mainPaths.stockFileUpload), await thumbnailOf(picture)];
    if (!sent.ok) return sent;
    const { id, name, bytes } = sent.value;
    held.push({ id, name, bytes, ...(thumb === undefined ? {} : { thumb }) });
  }
  return ok(held);
}
