import { link, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartRefusal } from '../process/start-refusal.ts';
import { isAlive } from '../process/is-alive.ts';

/** When the process started, in a form that only compares: a process id alone may belong to another program by now. */
const startOf = async (pid: number): Promise<string> => {
  const about = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return about.slice(about.lastIndexOf(')')).split(' ')[20] ?? '';
};

const holds = async (mark: string): Promise<boolean> => {
  const [pid, start] = mark.trim().split(' ');
  if (!isAlive(Number(pid))) return false;
  return (await startOf(Number(pid))) === (start ?? '');
};

/** A folder that is ours until we let go of it or die. */
export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only server on a data folder; a second one is refused in words. The lock of a killed server does
 * not count. Taken once for each folder: a process that holds it is refused like any other.
 */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  const file = path.join(folder, 'server.lock');
  const mark = `${process.pid} ${await startOf(process.pid)}\n`;
  for (;;) {
    const draft = `${file}.${process.pid}`;
    const handle = await open(draft, 'w', 0o600);
    await handle.writeFile(mark);
    await handle.close();
    // Linked, not written in place, so that nobody ever reads half a mark.
    const taken = await link(draft, file).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    await rm(draft, { force: true });
    if (taken) return { release: () => rm(file, { force: true }) };
    const other = await readFile(file, 'utf8').catch(() => undefined);
    if (other === undefined) continue;
    if (await holds(other)) {
      throw new StartRefusal(`Another server (process ${other.split(' ')[0]}) is working on the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`);
    }
    const aside = `${file}.left-${process.pid}`;
    await rename(file, aside).catch(() => undefined);
    // Between reading and renaming somebody may have taken the lock in due form: give it back.
    if ((await readFile(aside, 'utf8').catch(() => other)) !== other) await link(aside, file).catch(() => undefined);
    await rm(aside, { force: true });
  }
};
