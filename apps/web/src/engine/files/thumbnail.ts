import { isHugePicture, pictureHeadBytes } from '@axle/wire';

/** Longest side of a thumbnail in pixels. */
const side = 96;

/** A small picture of a picture, as a data address; undefined for what the browser cannot draw, or not without too much memory. */
export async function thumbnailOf(file: Blob): Promise<string | undefined> {
  if (isHugePicture(new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer()))) return undefined;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height].map(length => Math.max(1, Math.round(length * scale))) as [
      number,
      number,
    ];
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL('image/webp', 0.7);
  } catch {
    return undefined;
  }
}
