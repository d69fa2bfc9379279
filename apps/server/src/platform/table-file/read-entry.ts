import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { EntryJob } from './table-row.ts';
import { unpackEntry, unpacksTooFar, type ZipEntry, zipDirectory } from './zip-directory.ts';

/** The zip of which a file was asked for last: more are, as a rule. */
let held: { readonly path: string; readonly bytes: Buffer; readonly entries: ReadonlyMap<string, ZipEntry> } | undefined;

async function opened(path: string): Promise<NonNullable<typeof held>> {
  if (held?.path === path) return held;
  const bytes = await readFile(path);
  held = { path, bytes, entries: new Map((zipDirectory(bytes) ?? []).map(entry => [entry.name, entry])) };
  return held;
}

/** What stands in a file of a zip, never more than its directory says; undefined where that is too much, packed wrongly or locked. */
export async function readEntry({ path, entry: name, mostBytes }: EntryJob): Promise<Buffer | undefined> {
  const { bytes, entries } = await opened(path);
  const entry = entries.get(name);
  if (!entry || unpacksTooFar([entry], mostBytes)) return undefined;
  try {
    const content = await buffer(unpackEntry(bytes, entry));
    return content.length === entry.unpackedBytes ? content : undefined;
  } catch {
    return undefined;
  }
}
