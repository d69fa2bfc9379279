import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import readExif from 'exif-reader';
import type { FileFolder, LaidFile } from './file-folder.ts';
import { pictureLibrary } from './picture-library.ts';

/** Where a photo was taken, in degrees with five digits: north and east are positive. */
export interface PhotoPlace {
  readonly latitude: string;
  readonly longitude: string;
}

/** Bytes at the start of a file in which a camera's notes are announced. */
const noteBytes = 4096;
const jpegQuality = 92;

/**
 * Turns a photo upright, as its camera noted it, and takes off what the camera noted, where it was among the rest: that is answered apart.
 * Files without notes of a camera stay as they are, and so do those that cannot be decoded.
 */
export async function uprightPicture(files: FileFolder, file: LaidFile): Promise<{ readonly file: LaidFile; readonly place?: PhotoPlace }> {
  const path = files.pathOf(file.id);
  if (!(await hasNotes(path))) return { file };
  const sharp = await pictureLibrary();
  const photo = sharp(path, { failOn: 'error' });
  const notes = await photo.metadata().catch(() => undefined);
  if (!notes?.exif || !['jpeg', 'png', 'webp'].includes(notes.format)) return { file };
  const content = await photo
    .rotate()
    .keepIccProfile()
    .toFormat(notes.format, notes.format === 'png' ? {} : { quality: jpegQuality })
    .toBuffer()
    .catch(() => undefined);
  const laid = content && (await files.lay(Readable.from([content])));
  if (!laid?.ok) return { file };
  await files.remove(file.id);
  const place = placeIn(notes.exif);
  return place ? { file: laid.value, place } : { file: laid.value };
}

async function hasNotes(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(noteBytes);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return /Exif\0\0|eXIf|VP8X/.test(head.toString('latin1', 0, bytesRead));
  } finally {
    await file.close();
  }
}

/** The place among a camera's notes; none where it is not whole, or is nowhere on earth. */
function placeIn(notes: Buffer): PhotoPlace | undefined {
  try {
    const { GPSLatitude: north, GPSLatitudeRef: northRef, GPSLongitude: east, GPSLongitudeRef: eastRef } = readExif(notes).GPSInfo ?? {};
    const latitude = degrees(north, northRef === 'S');
    const longitude = degrees(east, eastRef === 'W');
    if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
    return { latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) };
  } catch {
    return undefined;
  }
}

/** Degrees, minutes and seconds as one number. */
function degrees(parts: readonly number[] | undefined, isNegative: boolean): number | undefined {
  const [whole, minutes = 0, seconds = 0] = parts ?? [];
  if (whole === undefined) return undefined;
  const value = whole + minutes / 60 + seconds / 3600;
  return Number.isFinite(value) ? (isNegative ? -value : value) : undefined;
}
