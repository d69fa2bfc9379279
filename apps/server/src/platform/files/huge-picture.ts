import { open } from 'node:fs/promises';
import { isHugePicture, pictureHeadBytes } from '@axle/wire';

/** Whether a file is a picture with more pixels than anybody should be asked to draw; its head alone is read. */
export async function isHugePictureFile(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(pictureHeadBytes);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return isHugePicture(head.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
