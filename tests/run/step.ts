import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { root } from '../support/tree.ts';
import { childSeconds } from './processor-time.ts';

/** What became of a step of the run. */
export interface PastStep {
  readonly title: string;
  readonly isFine: boolean;
  readonly seconds: number;
  /** Undefined where the system does not count it. */
  readonly processorSeconds?: number;
}

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exitCode = 1;
  });
}

/** Seconds of ended children that are somebody's already. */
let accounted = childSeconds();

/** What the child cost that has just ended: what was added to all ended children since the last one. */
function costOfLast(): number | undefined {
  const all = childSeconds();
  const cost = all === undefined || accounted === undefined ? undefined : all - accounted;
  accounted = all;
  return cost;
}

/** Runs a program of node_modules to its end; each line that it prints begins with the title, because steps run side by side. */
export async function runStep(
  title: string,
  [program = '', ...words]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<PastStep> {
  const began = performance.now();
  // each program is found where pnpm puts it, so that no shell is needed
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', line => process.stdout.write(`${title} │ ${line}\n`));
  const cost = once(child, 'exit').then(costOfLast);
  const [code] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  return { title, isFine: code === 0, seconds: (performance.now() - began) / 1000, processorSeconds: await cost };
}
