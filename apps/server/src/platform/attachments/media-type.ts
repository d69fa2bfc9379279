import { isHugePicture } from '@axle/wire';
import { decodeText } from '../table-file/decode-text.ts';
import { TableFaultError } from '../table-file/table-row.ts';
import { zipDirectory } from '../table-file/zip-directory.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const compound = 'd0cf11e0a1b11ae1';

interface KnownType {
  readonly mediaType: string;
  /** Whether bytes are of this kind. */
  readonly fits: (bytes: Buffer) => boolean;
}

const begins =
  (...marks: readonly string[]) =>
  (bytes: Buffer) =>
    marks.some(mark => bytes.subarray(0, mark.length / 2).toString('hex') === mark);
const holds = (name: string) => (bytes: Buffer) => zipDirectory(bytes)?.some(entry => entry.name.startsWith(name)) === true;
const jpeg: KnownType = { mediaType: 'image/jpeg', fits: begins('ffd8ff') };
const text = (mediaType: string): KnownType => ({ mediaType, fits: isText });

/** Files that may hang on records by the ending of their names: what they are served as, and what their bytes must look like. */
const known: Readonly<Record<string, KnownType>> = {
  png: { mediaType: 'image/png', fits: begins('89504e470d0a1a0a') },
  jpg: jpeg,
  jpeg,
  gif: { mediaType: 'image/gif', fits: begins('474946383761', '474946383961') },
  webp: { mediaType: 'image/webp', fits: bytes => begins('52494646')(bytes) && bytes.toString('latin1', 8, 12) === 'WEBP' },
  pdf: { mediaType: 'application/pdf', fits: bytes => bytes.subarray(0, 1024).includes('%PDF-') },
  xlsx: { mediaType: `${office}.spreadsheetml.sheet`, fits: holds('xl/') },
  docx: { mediaType: `${office}.wordprocessingml.document`, fits: holds('word/') },
  xls: { mediaType: 'application/vnd.ms-excel', fits: begins(compound) },
  doc: { mediaType: 'application/msword', fits: begins(compound) },
  zip: { mediaType: 'application/zip', fits: bytes => zipDirectory(bytes) !== undefined },
  csv: text('text/csv; charset=utf-8'),
  txt: text('text/plain; charset=utf-8'),
};

/** Why a file is not taken. */
export type MediaFault = 'unknown' | 'notWhatItSays' | 'hugePicture';

/** What a file is by the ending of its name and by its bytes: its media type, or why it is not taken. */
export function mediaTypeOf(name: string, bytes: Buffer): { readonly mediaType: string } | { readonly fault: MediaFault } {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = Object.hasOwn(known, ending) ? known[ending] : undefined;
  if (!type) return { fault: 'unknown' };
  if (!type.fits(bytes)) return { fault: 'notWhatItSays' };
  return isHugePicture(bytes) ? { fault: 'hugePicture' } : { mediaType: type.mediaType };
}

function isText(bytes: Buffer): boolean {
  try {
    decodeText(bytes);
    return true;
  } catch (error) {
    if (error instanceof TableFaultError) return false;
    throw error;
  }
}
