import type { Readable } from 'node:stream';
import { inLanguage, text } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import { zippedNames } from '@axle/tasks';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { type ZippedFile, zipStream } from '../../../platform/files/zip-stream.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';

const zipName = text('合同文件', 'Contract files');

/** The files one after the other. */
async function* zipped(folder: FileFolder, held: readonly HeldFile[]): AsyncGenerator<ZippedFile> {
  const names = zippedNames(held.map(file => file.name));
  for (const [at, file] of held.entries()) {
    const kept = await folder.read(file.id);
    if (!kept) throw new Error(`the file ${file.id} of a contract is gone`);
    yield { name: names[at]!, content: kept.content, packed: true };
  }
}

/** The files of contracts as one zip, written while it is read, and what it is called. */
export function zipOf(
  folder: FileFolder,
  { language, now }: Pick<Caller, 'language' | 'now'>,
  held: readonly HeldFile[],
): { readonly name: string; readonly content: Readable } {
  const at = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return { name: `${inLanguage(zipName, language)}-${at}.zip`, content: zipStream(zipped(folder, held), now) };
}
