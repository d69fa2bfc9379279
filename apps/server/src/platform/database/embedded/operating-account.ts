import { readFile, stat } from 'node:fs/promises';

/** The account of the operating system that runs PostgreSQL where it must not be our own. */
export interface OperatingAccount {
  readonly uid: number;
  readonly gid: number;
}

const nobody = async (): Promise<OperatingAccount> => {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = /^nobody:[^:]*:(\d+):(\d+):/m.exec(accounts);
  return { uid: Number(fields?.[1] ?? 65534), gid: Number(fields?.[2] ?? 65534) };
};

/**
 * PostgreSQL refuses to run as root. Started by root it therefore runs as the owner of an existing cluster, else as
 * `nobody`; started by anybody else it runs as ourselves (undefined).
 */
export const operatingAccount = async (clusterFolder: string): Promise<OperatingAccount | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterFolder).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
};
