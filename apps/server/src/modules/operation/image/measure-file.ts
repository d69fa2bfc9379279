import type { ImageMeta } from '@axle/operation';
import { measurePixels } from '@axle/operation';
import { pictureLimits } from '@axle/wire';
import { pictureLibrary } from '../../../platform/files/picture-library.ts';

/** Reads a picture whole and measures it; undefined for a file that is no picture, or a broken one. */
export async function measureFile(path: string, bytes: number): Promise<ImageMeta | undefined> {
  const sharp = await pictureLibrary();
  try {
    const picture = sharp(path, { limitInputPixels: pictureLimits.pixels, pages: 1 }).rotate();
    const { format, space } = await picture.metadata();
    const { data, info } = await picture
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { whiteBorder, box } = measurePixels(data, info.width, info.height, info.channels === 4 ? 4 : 3);
    return { width: info.width, height: info.height, bytes, format, srgb: space === 'srgb' || space === 'b-w', whiteBorder, box };
  } catch {
    return undefined;
  }
}
