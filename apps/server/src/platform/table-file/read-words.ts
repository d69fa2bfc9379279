import { buffer } from 'node:stream/consumers';
import { wordText } from '@axle/templates';
import { decodeText } from './decode-text.ts';
import { TableFaultError, type WordsJob } from './table-row.ts';
import { unpackEntry, unpacksTooFar, zipDirectory } from './zip-directory.ts';

/** Where a Word document's text stands: heads, body, feet. */
const spoken = /^word\/(header\d*|document|footer\d*)\.xml$/;

/** What a Word document or a text file says; undefined where it has no text. */
export async function readWords(bytes: Buffer, { format, mostBytes }: Pick<WordsJob, 'format' | 'mostBytes'>): Promise<string | undefined> {
  if (format === 'txt') return decodeText(bytes);
  const entries = (zipDirectory(bytes) ?? []).filter(({ name }) => spoken.test(name));
  if (unpacksTooFar(entries, mostBytes)) throw new TableFaultError({ kind: 'tooComplex' });
  const texts: string[] = [];
  for (const entry of entries) texts.push(wordText((await buffer(unpackEntry(bytes, entry))).toString('utf8')));
  return texts.length === 0 ? undefined : texts.filter(text => text !== '').join('\n\n');
}
