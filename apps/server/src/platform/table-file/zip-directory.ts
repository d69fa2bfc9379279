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

/** Bytes from which on what an entry comes to is held against what it takes, and how many times as much it may come to. */
const [ratioFrom, mostRatio] = [1024 * 1024, 250];

/** Whether entries come to more than so many bytes together, or one to so many times what it takes as nothing that is typed does. */
export const unpacksTooFar = (entries: readonly ZipEntry[], mostBytes: number): boolean =>
  entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0) > mostBytes ||
  entries.some(({ unpackedBytes, packedBytes }) => unpackedBytes > ratioFrom && unpackedBytes > packedBytes * mostRatio);

/**
 * The directory of a zip file; undefined when the bytes are none, and where two entries share bytes or one runs past the end, as in no
 * archive that somebody packed. Archives over 4 GB are not read.
 */
export function zipDirectory(bytes: Buffer): readonly ZipEntry[] | undefined {
  const entries = entriesOf(bytes);
  return entries && !overlap(bytes, entries) ? entries : undefined;
}

function entriesOf(bytes: Buffer): readonly ZipEntry[] | undefined {
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

/** The bytes of one file inside a zip, unpacked as they are asked for; an error where there are more than its directory says. */
export function unpackEntry(bytes: Buffer, entry: ZipEntry): Readable {
  const { place, packedBytes, packed, unpackedBytes } = entry;
  const start = contentOf(bytes, entry);
  if (start === undefined) throw new Error(`the zip has no entry at ${place}, where its directory says`);
  const content = Readable.from([bytes.subarray(start, start + packedBytes)]);
  return Readable.from(noMoreThan(unpackedBytes, packed ? content.compose(createInflateRaw()) : content));
}

async function* noMoreThan(most: number, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const portion of content) {
    sum += portion.length;
    if (sum > most) throw new Error('an entry of the zip unpacks to more than its directory says');
    yield portion;
  }
}

/** Where the content of an entry begins, behind its head; undefined where it has none. */
function contentOf(bytes: Buffer, { place }: ZipEntry): number | undefined {
  if (place + 30 > bytes.length || bytes.readUInt32LE(place) !== headMark) return undefined;
  return place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28);
}

function overlap(bytes: Buffer, entries: readonly ZipEntry[]): boolean {
  let behind = 0;
  for (const entry of entries.toSorted((one, other) => one.place - other.place)) {
    if (entry.place < behind) return true;
    behind = (contentOf(bytes, entry) ?? entry.place) + entry.packedBytes;
  }
  return behind > bytes.length;
}

/** Where the end record begins: it is the last thing but a comment of up to 65,535 bytes. */
function endOf(bytes: Buffer): number {
  for (let place = bytes.length - endLength; place >= 0 && place >= bytes.length - endLength - 0xffff; place--) {
    if (bytes.readUInt32LE(place) === endMark) return place;
  }
  return -1;
}
