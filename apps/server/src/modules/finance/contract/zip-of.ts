import type { Readable } from 'node:stream';
import { inLanguage, text } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { zipHeldFiles } from '../../../platform/files/zip-held-files.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';

const zipName = text('合同文件', 'Contract files');

/** The files of contracts as one zip, written while it is read, and the name of the zip. */
export function zipOf(
  folder: FileFolder,
  { language, now }: Pick<Caller, 'language' | 'now'>,
  held: readonly HeldFile[],
): { readonly name: string; readonly content: Readable } {
  const at = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return { name: `${inLanguage(zipName, language)}-${at}.zip`, content: zipHeldFiles(folder, held, now) };
}
