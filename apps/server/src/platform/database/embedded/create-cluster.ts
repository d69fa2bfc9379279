import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedUnavailable } from './embedded-unavailable.ts';
import type { OperatingAccount } from './operating-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { runProgram } from './run-program.ts';

/** The database user that owns everything in an embedded cluster. */
export const clusterUser = 'axle';

/** Where the password stands on systems that have no private sockets. */
export const passwordFile = (clusterFolder: string): string => `${clusterFolder}.password`;

/**
 * How programs running under another account name the folder that they were started in: they need no right to pass
 * through the folders above it.
 */
export const ownName = (folder: string, account: OperatingAccount | undefined): string =>
  account && process.platform === 'linux' ? '/proc/self/cwd' : folder;

/** Whether a cluster was made in the folder. */
export const hasCluster = async (folder: string): Promise<boolean> =>
  stat(path.join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/** Texts sort and compare the same on every system; letters of all languages are distinguished from signs where the system knows them. */
const localeArguments = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
];

const authentication = async (folder: string): Promise<readonly string[]> => {
  if (process.platform !== 'win32') return ['--auth=trust'];
  await writeFile(passwordFile(folder), randomBytes(24).toString('base64url'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(folder)}`];
};

/** Makes an empty cluster; a folder of that name appears only when it is complete. */
export const createCluster = async (folder: string, binaries: PostgresBinaries, account: OperatingAccount | undefined): Promise<void> => {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  if (account) await chown(draft, account.uid, account.gid);
  await chmod(draft, 0o700);
  const end = await runProgram(
    binaries.initdb,
    ['-D', ownName(draft, account), `--username=${clusterUser}`, ...localeArguments, ...(await authentication(folder))],
    { cwd: draft, account },
  );
  if (end.code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new EmbeddedUnavailable(
      `a PostgreSQL cluster cannot be made in ${folder} (${end.output.split('\n').findLast(line => /error|fatal|denied/i.test(line)) ?? end.output})`,
    );
  }
  await rmdir(folder).catch(() => undefined);
  await rename(draft, folder);
};
