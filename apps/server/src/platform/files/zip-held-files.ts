import type { Readable } from 'node:stream';
import type { HeldFile } from '@axle/page-kit';
import { zippedNames } from '@axle/tasks';
import type { FileFolder } from './file-folder.ts';
import { type ZippedFile, zipStream } from './zip-stream.ts';

async function* opened(folder: FileFolder, held: readonly HeldFile[]): AsyncGenerator<ZippedFile> {
  const names = zippedNames(held.map(({ name }) => name));
  for (const [at, { id }] of held.entries()) {
    const kept = await folder.read(id);
    if (!kept) throw new Error(`the file ${id} is gone`);
    yield { name: names[at]!, content: kept.content, packed: true };
  }
}

/** Packs files of records into a zip under their names while it is read. Callers leave out missing files first: one breaks the zip. */
export const zipHeldFiles = (folder: FileFolder, held: readonly HeldFile[], at: Date): Readable => zipStream(opened(folder, held), at);
