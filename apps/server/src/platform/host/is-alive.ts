import { readFileSync } from 'node:fs';

/** One that has ended but was not collected by its parent, as happens in containers without an init. */
const isZombie = (pid: number): boolean => {
  if (process.platform !== 'linux') return false;
  try {
    const about = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return /^[ZX]/.test(about.slice(about.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
};

/** Whether a process of that id lives; one of another account counts. */
export const isAlive = (pid: number): boolean => {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
};
