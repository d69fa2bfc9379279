import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { refuse, ok, type Refusal, type Result } from '@axle/kernel';
import { diskFull, fileTooLarge, isDiskFull } from './file-refusals.ts';

/** A file that lies whole in the folder. It counts as nobody's until a row of stored_file names it. */
export interface LaidFile {
  readonly id: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Ending of files that are still being written. */
export const partEnding = '.part';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.part)?$/;

/** The folder where files lie, named by id. */
export interface FileFolder {
  readonly path: string;
  /**
   * Lays a stream down as a file: it appears whole or not at all, also when the stream or the machine breaks. Refused with
   * `FILE_TOO_LARGE` beyond `mostBytes` and with `DISK_FULL`; where `mostBytes` is given, the rest of the stream is then read and
   * thrown away, so that its sender gets an answer.
   */
  lay(content: Readable, mostBytes?: number): Promise<Result<LaidFile>>;
  /** A file's content; undefined where it is gone. */
  read(id: string): Promise<{ readonly content: Readable; readonly bytes: number } | undefined>;
  /** Whether a file is there. */
  has(id: string): Promise<boolean>;
  /** Ids of whole files that nobody touched since a moment. */
  olderThan(moment: Date): Promise<readonly string[]>;
  /** Takes a file away, if it is there. */
  remove(id: string): Promise<void>;
  pathOf(id: string): string;
}

/** Opens a new file for writing; refuses one that is there. */
type OpenNew = (name: string) => Promise<Pick<FileHandle, 'writeFile' | 'sync' | 'close'>>;

/** Opens the folder for files, making it where it is missing. */
export async function openFileFolder(folder: string, openNew: OpenNew = name => open(name, 'wx')): Promise<FileFolder> {
  await mkdir(folder, { recursive: true });
  const pathOf = (id: string) => path.join(folder, id);
  return {
    path: folder,
    pathOf,
    lay: (content, mostBytes) => lay(folder, openNew, content, mostBytes),
    async read(id) {
      const found = await stat(pathOf(id)).catch(() => undefined);
      return found ? { content: createReadStream(pathOf(id)), bytes: found.size } : undefined;
    },
    has: id =>
      stat(pathOf(id)).then(
        found => found.isFile(),
        () => false,
      ),
    olderThan: async moment => (await namesOlderThan(folder, moment)).filter(name => !name.endsWith(partEnding)),
    remove: id => rm(pathOf(id), { force: true }),
  };
}

/** Our files and unfinished ones that nobody touched since a moment, by name. */
export async function namesOlderThan(folder: string, moment: Date): Promise<readonly string[]> {
  const old: string[] = [];
  for (const name of await readdir(folder)) {
    if (!uuid.test(name)) continue;
    const found = await stat(path.join(folder, name)).catch(() => undefined);
    if (found && found.mtimeMs < moment.getTime()) old.push(name);
  }
  return old;
}

async function lay(folder: string, openNew: OpenNew, content: Readable, mostBytes?: number): Promise<Result<LaidFile>> {
  const id = randomUUID();
  const part = path.join(folder, `${id}${partEnding}`);
  const handle = await openNew(part);
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    let refusal: Refusal | undefined;
    for await (const chunk of content as AsyncIterable<Buffer | Uint8Array>) {
      if (refusal) continue;
      bytes += chunk.length;
      const tooLarge = mostBytes !== undefined && bytes > mostBytes;
      const writing = tooLarge ? fileTooLarge(mostBytes) : fullWhile(() => handle.writeFile(chunk));
      hash.update(chunk); // while the disk is at work
      refusal = await writing;
      if (refusal && mostBytes === undefined) break;
    }
    refusal ??= await fullWhile(() => handle.sync());
    if (refusal) return refuse(refusal);
    await rename(part, path.join(folder, id));
    await syncFolder(folder);
    return ok({ id, bytes, sha256: hash.digest('hex') });
  } finally {
    await handle.close();
    await rm(part, { force: true });
  }
}

/** Writes, and answers the refusal of a disk that has no room left. */
const fullWhile = (write: () => Promise<void>): Promise<Refusal | undefined> =>
  write().then(
    () => undefined,
    (error: unknown) => {
      if (isDiskFull(error)) return diskFull;
      throw error;
    },
  );

/** Makes the new name last through a power cut. Not every system can do that for folders. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
