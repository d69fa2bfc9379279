import { crc32, deflateRawSync } from 'node:zlib';

/** A file for {@link lyingZip}: what its directory says of it besides. */
export interface LyingEntry {
  readonly name: string;
  readonly content: Buffer;
  /** What the directory says of its unpacked size. */
  readonly saidBytes?: number;
  /** The entry at whose content this one points instead of having its own. */
  readonly sharedWith?: number;
}

/** A zip whose directory may say other sizes than are true, and let entries share their content. */
export function lyingZip(entries: readonly LyingEntry[]): Buffer {
  const parts: Buffer[] = [];
  const places: { readonly place: number; readonly packedBytes: number }[] = [];
  let length = 0;
  for (const { name, content, sharedWith } of entries) {
    const shared = sharedWith === undefined ? undefined : places[sharedWith];
    if (shared) {
      places.push(shared);
      continue;
    }
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc32(content), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    places.push({ place: length, packedBytes: packed.length });
    parts.push(head, Buffer.from(name), packed);
    length += 30 + Buffer.byteLength(name) + packed.length;
  }
  const directory = entries.map(({ name, content, saidBytes = content.length }, at) => {
    const row = Buffer.alloc(46);
    row.writeUInt32LE(0x02014b50, 0);
    row.writeUInt16LE(20, 4);
    row.writeUInt16LE(20, 6);
    row.writeUInt16LE(8, 10);
    row.writeUInt32LE(crc32(content), 16);
    row.writeUInt32LE(places[at]?.packedBytes ?? 0, 20);
    row.writeUInt32LE(saidBytes, 24);
    row.writeUInt16LE(Buffer.byteLength(name), 28);
    row.writeUInt32LE(places[at]?.place ?? 0, 42);
    return Buffer.concat([row, Buffer.from(name)]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, row) => sum + row.length, 0),
    12,
  );
  end.writeUInt32LE(length, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
