import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { PoolConfig } from 'pg';
import { clusterUser, passwordFile } from './create-cluster.ts';
import type { OperatingAccount } from './operating-account.ts';
import { socketPrefix } from './postmaster.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** How the server is reached. */
export interface Entrance {
  /** For clients. */
  readonly connection: PoolConfig;
  /** For the server, as in postgresql.conf. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** A way in that only we have: a socket in a private folder, on Windows a free port and a password. */
export const privateEntrance = async (clusterFolder: string, account: OperatingAccount | undefined): Promise<Entrance> => {
  if (process.platform === 'win32') {
    const port = await freePort();
    const password = (await readFile(passwordFile(clusterFolder), 'utf8')).trim();
    return {
      connection: { host: '127.0.0.1', port, user: clusterUser, password },
      settings: { listen_addresses: '127.0.0.1', port: String(port) },
      close: async () => undefined,
    };
  }
  const folder = await mkdtemp(path.join(await temporaryFolder(account), socketPrefix));
  if (account) await chown(folder, account.uid, account.gid);
  return {
    connection: { host: folder, user: clusterUser },
    settings: { listen_addresses: '', unix_socket_directories: folder },
    close: () => rm(folder, { recursive: true, force: true }),
  };
};
