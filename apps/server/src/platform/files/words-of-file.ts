import { takeReader } from '../table-file/reader-process.ts';
import type { FileFolder, LaidFile } from './file-folder.ts';

/** Largest file, and most bytes of its texts unpacked, whose words are read. */
const mostBytes = 5 * 1024 * 1024;
/** Megabytes of memory that are taken for a document. */
const memory = 256;

/**
 * What a Word document or a text file says; undefined for other files, and where it cannot be read. A process of its own reads it: what a
 * hostile document costs it costs that process.
 */
export async function wordsOfFile(files: FileFolder, name: string, file: LaidFile): Promise<string | undefined> {
  const ending = /\.(docx|txt)$/i.exec(name)?.[1]?.toLowerCase();
  if ((ending !== 'docx' && ending !== 'txt') || file.bytes > mostBytes) return undefined;
  const reader = takeReader(memory);
  const message = await reader.ask({ path: files.pathOf(file.id), format: ending, mostBytes });
  if (message.kind !== 'words') {
    reader.end();
    return undefined;
  }
  reader.keep();
  return message.words;
}
