import { spawn } from 'node:child_process';
import type { OperatingAccount } from './operating-account.ts';

/** The environment without settings meant for other PostgreSQL servers, and with messages in English. */
export const programEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PG[A-Z]+|LC_\w+|LANG|LANGUAGE)$/.test(name))),
  LC_ALL: 'C',
});

/** How a program ended and what it printed. */
export interface ProgramEnd {
  readonly code: number | undefined;
  readonly output: string;
}

/** Runs a program to its end, also one that cannot be started at all. Ctrl-C does not reach it: half-made clusters help nobody. */
export const runProgram = (
  program: string,
  args: readonly string[],
  at: { cwd: string; account: OperatingAccount | undefined },
): Promise<ProgramEnd> =>
  new Promise(resolve => {
    let output = '';
    const child = spawn(program, args, {
      cwd: at.cwd,
      ...at.account,
      env: programEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      detached: process.platform !== 'win32',
    });
    child.stdout.on('data', chunk => (output += String(chunk)));
    child.stderr.on('data', chunk => (output += String(chunk)));
    child.on('error', error => resolve({ code: undefined, output: error.message }));
    child.on('close', code => resolve({ code: code ?? undefined, output: output.trim() }));
  });
