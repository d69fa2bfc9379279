import { readFile } from 'node:fs/promises';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { importLimits } from '@axle/tasks';
import type { ZippedRecords } from '@axle/page-kit';
import { tableLimits } from '../table-file/read-table.ts';
import { takeReader } from '../table-file/reader-process.ts';
import { tableRefusal } from '../table-file/table-refusals.ts';
import type { TablePortion } from '../table-file/table-row.ts';
import { unpacksTooFar, type ZipEntry, zipDirectory } from '../table-file/zip-directory.ts';

/** A zip whose files are records, held while its import is read. */
export interface OpenZip {
  /** A header of field keys and a row for each file: the parts of its name, and the name. */
  readonly portion: TablePortion;
  /** What stands in a file, by its name in the row; why not, where it is too large, packed wrongly or locked. */
  content(name: string, mostBytes: number): Promise<Result<Buffer>>;
}

const tooMany: Refusal = {
  code: 'TOO_MANY_ROWS',
  message: { zh: `zip内最多${importLimits.zippedFiles}个文件`, en: `A zip can have at most ${importLimits.zippedFiles} files` },
};
const tooLarge: Refusal = {
  code: 'FILE_TOO_LARGE',
  message: { zh: '文件解压后超过大小限制', en: 'The file is too large when unpacked' },
};
const broken: Refusal = {
  code: 'FILE_BROKEN',
  message: { zh: '文件无法解压：已损坏或加密', en: 'The file cannot be unpacked: it is damaged or encrypted' },
};

/** Megabytes of memory that are taken for the files of a zip. */
const memory = 256;

/** What an archive holds beside the files that somebody put into it. */
const isOwn = ({ name }: ZipEntry): boolean => !name.endsWith('/') && !name.startsWith('__MACOSX/') && !/(^|\/)\./.test(name);

/**
 * Opens a zip: how much it comes to unpacked is looked at before anything is unpacked, and no file may come to more than it says. A process
 * of its own unpacks its files, one after the other: what a hostile one costs it costs that process.
 */
export async function openZip(path: string, { named, file }: ZippedRecords): Promise<Result<OpenZip>> {
  const directory = zipDirectory(await readFile(path));
  if (!directory) return refuse(tableRefusal({ kind: 'notWhatItSays' }, tableLimits));
  const entries = directory.filter(isOwn);
  if (entries.length > importLimits.zippedFiles) return refuse(tooMany);
  if (entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0) > tableLimits.unpackedBytes)
    return refuse(tableRefusal({ kind: 'tooComplex' }, tableLimits));
  const byName = new Map(entries.map(entry => [entry.name, entry]));
  const rows = entries.map(({ name }, at) => ({ row: at + 2, cells: [...nameParts(name, named.length), name] }));
  return ok({
    portion: { rows: [{ row: 1, cells: [...named, file] }, ...rows], total: rows.length, reading: {} },
    async content(name, mostBytes) {
      const entry = byName.get(name);
      if (!entry) return refuse(broken);
      if (unpacksTooFar([entry], mostBytes)) return refuse(tooLarge);
      const content = await unpacked(path, name, mostBytes);
      return content ? ok(content) : refuse(broken);
    },
  });
}

/** `a/SUP-1_licence_91_35.pdf` gives `SUP-1`, `licence` and `91_35`. */
function nameParts(name: string, parts: number): readonly string[] {
  const words = name
    .replace(/^.*\//, '')
    .replace(/\.[^.]*$/, '')
    .split('_');
  return Array.from({ length: parts }, (_, at) => (at === parts - 1 ? words.slice(at).join('_') : (words[at] ?? '')));
}

async function unpacked(path: string, entry: string, mostBytes: number): Promise<Buffer | undefined> {
  const reader = takeReader(memory);
  const message = await reader.ask({ path, entry, mostBytes });
  if (message.kind !== 'entry') {
    reader.end();
    return undefined;
  }
  reader.keep();
  return message.content && Buffer.from(message.content);
}
