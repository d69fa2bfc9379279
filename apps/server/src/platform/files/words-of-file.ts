import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { wordText } from '@axle/templates';
import { decodeText } from '../table-file/decode-text.ts';
import { unpackEntry, zipDirectory } from '../table-file/zip-directory.ts';
import type { FileFolder, LaidFile } from './file-folder.ts';

/** Largest file, and largest part of one unpacked, whose words are read. */
const mostBytes = 5 * 1024 * 1024;
/** Where a Word document's text stands: heads, body, feet. */
const spoken = /^word\/(header\d*|document|footer\d*)\.xml$/;

/** What a Word document or a text file says; undefined for other files, and where it cannot be read. */
export async function wordsOfFile(files: FileFolder, name: string, file: LaidFile): Promise<string | undefined> {
  const ending = /\.(docx|txt)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined || file.bytes > mostBytes) return undefined;
  const bytes = await readFile(files.pathOf(file.id));
  try {
    return ending === 'txt' ? decodeText(bytes) : await wordsOfDocument(bytes);
  } catch {
    return undefined;
  }
}

async function wordsOfDocument(bytes: Buffer): Promise<string | undefined> {
  const entries = (zipDirectory(bytes) ?? []).filter(({ name, unpackedBytes }) => spoken.test(name) && unpackedBytes <= mostBytes);
  const texts = await Promise.all(entries.map(async entry => wordText((await buffer(unpackEntry(bytes, entry))).toString('utf8'))));
  return texts.length === 0 ? undefined : texts.filter(text => text !== '').join('\n\n');
}
