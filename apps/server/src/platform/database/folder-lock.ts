import { constants } from 'node:fs';
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../host/is-alive.ts';
import { StartRefusal } from '../host/start-refusal.ts';

/** When the process started, in a form that only compares: a process id alone may belong to another program by now. */
const startOf = async (pid: number): Promise<string> => {
  const about = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return about.slice(about.lastIndexOf(')')).split(' ')[20] ?? '';
};

const holds = async (mark: string): Promise<boolean> => {
  const [pid, start] = mark.trim().split(' ');
  return isAlive(Number(pid)) && (await startOf(Number(pid))) === (start ?? '');
};

const take = (file: string, mark: string): Promise<boolean> =>
  writeFile(file, mark, { flag: 'wx', mode: 0o600 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

/** Removes the mark of a dead server, unless somebody else was quicker and has put his own in its place. */
const removeMark = async (file: string, mark: string): Promise<void> => {
  const aside = `${file}.left-${process.pid}`;
  await rename(file, aside).catch(() => undefined);
  const removed = await readFile(aside, 'utf8').catch(() => mark);
  if (removed !== mark) await copyFile(aside, file, constants.COPYFILE_EXCL).catch(() => undefined);
  await rm(aside, { force: true });
};

/** A server that was just killed takes a moment to disappear; one that starts takes a moment to leave its mark. */
const patience = 1000;

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
  for (const refuseAfter = performance.now() + patience; ;) {
    if (await take(file, mark)) return { release: () => rm(file, { force: true }) };
    const other = await readFile(file, 'utf8').catch(() => '');
    const mayWait = performance.now() < refuseAfter;
    const held = other !== '' && (await holds(other));
    if (mayWait && (held || other === '')) await pause(50);
    else if (!held) await removeMark(file, other);
    else {
      const holder = other.split(' ')[0];
      throw new StartRefusal(
        `Another server (process ${holder}) is working on the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
  }
};
