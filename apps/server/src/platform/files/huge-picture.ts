import { open } from 'node:fs/promises';
import { isHugePicture, pictureHeadBytes, type PictureSize, pictureSize } from '@axle/wire';

/** Whether a file is a picture with more pixels than anybody should be asked to draw; its head alone is read. */
export const isHugePictureFile = async (path: string): Promise<boolean> => isHugePicture(await headOf(path));

/** The size of a picture in pixels, read from its head; undefined for other files. */
export const pictureSizeOf = async (path: string): Promise<PictureSize | undefined> => pictureSize(await headOf(path));

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(pictureHeadBytes);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
