import { PassThrough, type Readable, Writable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';

/** A file of a zip. */
export interface ZippedFile {
  readonly name: string;
  readonly content: Readable;
  /** Its content is packed already: it is laid down as it is. */
  readonly packed?: boolean;
}

/**
 * Writes files into a zip as it is read, one after the other, none of them held in memory. A file that breaks breaks the zip; a reader who
 * leaves ends it.
 */
export function zipStream(files: AsyncIterable<ZippedFile>, at: Date): Readable {
  const zip = new PassThrough();
  fill(zip, files, at).catch((error: unknown) => zip.destroy(error instanceof Error ? error : new Error(String(error))));
  return zip;
}

async function fill(to: PassThrough, files: AsyncIterable<ZippedFile>, at: Date): Promise<void> {
  const { ZipWriter } = await import('@zip.js/zip.js');
  const writer = new ZipWriter(Writable.toWeb(to), { useWebWorkers: false, lastModDate: at });
  // not Readable.toWeb: what it has read ahead breaks the process when the reader leaves
  for await (const { name, content, packed } of files) {
    try {
      await writer.add(name, ReadableStream.from<Uint8Array>(piecesOf(content, to)), packed ? { level: 0 } : {});
    } finally {
      content.destroy();
    }
  }
  await writer.close();
}

/** The pieces of a file as long as somebody reads the zip. */
async function* piecesOf(content: Readable, zip: PassThrough): AsyncGenerator<Uint8Array> {
  for await (const piece of content as AsyncIterable<Uint8Array>) {
    if (zip.destroyed) throw new Error('nobody reads the zip any more');
    yield piece;
  }
}
