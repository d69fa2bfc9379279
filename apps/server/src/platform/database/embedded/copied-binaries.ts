import { chmod, copyFile, lstat, mkdir, mkdtemp, readFile, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { OperatingAccount } from './operating-account.ts';
import { temporaryFolder } from './temporary-folder.ts';

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

/** Where a copy is made from, how it is named, and how it is found to be good. */
export interface CopyOptions {
  /** The folder that holds bin, lib and share. */
  readonly home: string;
  readonly version: string;
  readonly account: OperatingAccount | undefined;
  works(home: string): Promise<boolean>;
}

/**
 * A copy of the PostgreSQL programs in the folder for temporary files that the account can run; kept from start to start.
 * Answers its home.
 */
export const copiedBinaries = async ({ home, version, account, works }: CopyOptions): Promise<string> => {
  const kept = path.join(await temporaryFolder(account), `axle-postgres-${version}-${process.getuid?.() ?? 0}`);
  if ((await isOurs(kept)) && (await works(path.join(kept, 'native')))) return path.join(kept, 'native');
  const fresh = await mkdtemp(`${kept}-`);
  await chmod(fresh, 0o755);
  await copyForEverybody(home, path.join(fresh, 'native'));
  await restoreLinks(path.join(fresh, 'native'));
  if (await isOurs(kept)) await rm(kept, { recursive: true, force: true });
  const moved = await rename(fresh, kept).then(
    () => true,
    () => false,
  );
  return path.join(moved ? kept : fresh, 'native');
};
