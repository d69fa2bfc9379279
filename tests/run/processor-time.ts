import { readFileSync } from 'node:fs';
import os from 'node:os';

/** Reads a file of the system; empty where there is none. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Path of the control group of this process in the hierarchy that counts processor time, '' for the one at the top. */
const groupPath = (controller: string): string =>
  read('/proc/self/cgroup')
    .split('\n')
    .map(line => line.split(':'))
    .find(([, controllers = '']) => controllers.split(',').includes(controller))?.[2]
    ?.replace(/^\/$/, '') ?? '';

/** Ways in which Linux counts the processor seconds of a control group: the older hierarchy in nanoseconds, the newer in microseconds. */
const groupClocks = [
  () => Number(read(`/sys/fs/cgroup/cpuacct${groupPath('cpuacct')}/cpuacct.usage`)) / 1e9,
  () => Number(/^usage_usec (\d+)$/m.exec(read(`/sys/fs/cgroup${groupPath('')}/cpu.stat`))?.[1]) / 1e6,
];
const groupClock = groupClocks.find(clock => clock() > 0);

/**
 * Seconds that the processors have worked so far for the control group of this process (a container, a service), its databases and browsers
 * included; where the system keeps no such account, for anybody on this machine.
 */
export const workedSeconds = (): number =>
  groupClock?.() ?? os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;

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
