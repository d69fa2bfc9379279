/** One file inside a zip, as its directory says. */
export interface ZipEntry {
  readonly name: string;
  readonly unpackedBytes: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;

/** The directory of a zip file; undefined when the bytes are none. Archives over 4 GB are not read. */
export function zipDirectory(bytes: Buffer): readonly ZipEntry[] | undefined {
  const end = endOf(bytes);
  if (end < 0) return undefined;
  const entries: ZipEntry[] = [];
  let place = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (place + 46 > bytes.length || bytes.readUInt32LE(place) !== entryMark) return undefined;
    const [name, extra, comment] = [bytes.readUInt16LE(place + 28), bytes.readUInt16LE(place + 30), bytes.readUInt16LE(place + 32)];
    entries.push({ name: bytes.toString('utf8', place + 46, place + 46 + name), unpackedBytes: bytes.readUInt32LE(place + 24) });
    place += 46 + name + extra + comment;
  }
  return entries;
}

/** Where the end record begins: it is the last thing but a comment of up to 65,535 bytes. */
function endOf(bytes: Buffer): number {
  for (let place = bytes.length - endLength; place >= 0 && place >= bytes.length - endLength - 0xffff; place--) {
    if (bytes.readUInt32LE(place) === endMark) return place;
  }
  return -1;
}
