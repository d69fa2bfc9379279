import { unpackEntry, type ZipEntry } from './zip-directory.ts';

/**
 * Unpacks each entry of a zip in turn and keeps nothing of it: an error where one comes to more than the directory says. For readers that
 * unpack by themselves and believe the directory.
 */
export async function checkSizes(bytes: Buffer, entries: readonly ZipEntry[]): Promise<void> {
  for (const entry of entries) for await (const portion of unpackEntry(bytes, entry)) void portion;
}
