import { readFileSync } from 'node:fs';
import os from 'node:os';

/** Seconds that all processors of this machine have worked since it started, for anybody. */
export const machineSeconds = (): number =>
  os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;

/** Clock ticks a second in which Linux counts. */
const ticks = 100;

/**
 * Processor seconds of the children of this process that have ended, with their own children. The difference over the end of one child is
 * what that child cost. Undefined where the system does not say.
 */
export function childSeconds(): number | undefined {
  try {
    const counted = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(counted[13]) + Number(counted[14])) / ticks;
  } catch {
    return undefined;
  }
}
