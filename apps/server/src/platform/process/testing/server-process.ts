import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';

/** A server in a process of its own, with what it has printed. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly printed: () => string;
  /** Its exit code. */
  readonly ended: Promise<number | null>;
  /** Waits until it has printed what is looked for; answers it, or undefined when it ends before that. */
  prints(wanted: RegExp): Promise<string | undefined>;
}

/** The whole server, or the bare one that is there sooner. */
export type ServerProgram = 'whole' | 'bare';

const programs: Readonly<Record<ServerProgram, string>> = {
  whole: fileURLToPath(new URL('../../../main.ts', import.meta.url)),
  bare: fileURLToPath(new URL('bare-server.ts', import.meta.url)),
};

/** What tests start with: any free port, the database by itself, and no more of a past than the demo needs. */
const fewest = { PORT: '0', HOST: '', DATABASE_URL: '', DATABASE_ENGINE: '', DEMO_MONTHS: '5' };

/** The address that a server prints when it is ready. */
export const address = /http:\/\/[\d.:]+/;

/** Starts servers with settings, each ended with the test that started it. Call it at the top of a test file. */
export function serverProcesses(dataFolder: string) {
  const started: ServerProcess[] = [];
  afterEach(async () => {
    for (const { child, ended } of started.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
  });
  return (program: ServerProgram, settings: Readonly<Record<string, string>>): ServerProcess => {
    const child = spawn(process.execPath, ['--conditions=source', programs[program]], {
      env: { ...process.env, ...fewest, DATA_DIR: dataFolder, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const ended = once(child, 'close').then(([code]) => code as number | null);
    const one: ServerProcess = {
      child,
      ended,
      printed: () => text,
      async prints(wanted) {
        let over = false;
        void ended.then(() => (over = true));
        for (;;) {
          const match = wanted.exec(text);
          if (match || over) return match?.[0];
          await Promise.race([once(child.stderr, 'data'), ended]);
        }
      },
    };
    started.push(one);
    return one;
  };
}
