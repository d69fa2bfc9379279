import { createInflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';

/** One file inside a zip, as its directory says. */
export interface ZipEntry {
  readonly name: string;
  readonly unpackedBytes: number;
  readonly packedBytes: number;
  /** Whether its bytes are packed; else they stand as they are. */
  readonly packed: boolean;
  /** Where its own head begins. */
  readonly place: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const headMark = 0x04034b50;
const endLength = 22;
const deflated = 8;

/** The directory of a zip file; undefined when the bytes are none. Archives over 4 GB are not read. */
export function zipDirectory(bytes: Buffer): readonly ZipEntry[] | undefined {
  const end = endOf(bytes);
  if (end < 0) return undefined;
  const entries: ZipEntry[] = [];
  let place = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (place + 46 > bytes.length || bytes.readUInt32LE(place) !== entryMark) return undefined;
    const [name, extra, comment] = [bytes.readUInt16LE(place + 28), bytes.readUInt16LE(place + 30), bytes.readUInt16LE(place + 32)];
    entries.push({
      name: bytes.toString('utf8', place + 46, place + 46 + name),
      unpackedBytes: bytes.readUInt32LE(place + 24),
      packedBytes: bytes.readUInt32LE(place + 20),
      packed: bytes.readUInt16LE(place + 10) === deflated,
      place: bytes.readUInt32LE(place + 42),
    });
    place += 46 + name + extra + comment;
  }
  return entries;
}

/** The bytes of one file inside a zip, unpacked as they are asked for. */
export function unpackEntry(bytes: Buffer, { place, packedBytes, packed }: ZipEntry): Readable {
  if (place + 30 > bytes.length || bytes.readUInt32LE(place) !== headMark) throw new Error('the zip has no entry where its directory says');
  const start = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28);
  const content = Readable.from([bytes.subarray(start, start + packedBytes)]);
  return packed ? content.compose(createInflateRaw()) : content;
}

/** Where the end record begins: it is the last thing but a comment of up to 65,535 bytes. */
function endOf(bytes: Buffer): number {
  for (let place = bytes.length - endLength; place >= 0 && place >= bytes.length - endLength - 0xffff; place--) {
    if (bytes.readUInt32LE(place) === endMark) return place;
  }
  return -1;
}
