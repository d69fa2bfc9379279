import { stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { OperatingAccount } from './operating-account.ts';

/** Whether the account may pass through the folder and everything above it. */
const canEnter = async (folder: string, account: OperatingAccount): Promise<boolean> => {
  const about = await stat(folder).catch(() => undefined);
  if (!about) return false;
  const bit = about.uid === account.uid ? 0o100 : about.gid === account.gid ? 0o010 : 0o001;
  if ((about.mode & bit) === 0) return false;
  const above = path.dirname(folder);
  return above === folder || canEnter(above, account);
};

/**
 * The folder for temporary files, if the account can enter it and a socket's path inside it stays within the 100
 * characters that systems allow; else `/tmp`.
 */
export const temporaryFolder = async (account: OperatingAccount | undefined): Promise<string> => {
  const usual = os.tmpdir();
  if (process.platform === 'win32') return usual;
  const fits = usual.length <= 60 && (account === undefined || (await canEnter(usual, account)));
  return fits ? usual : '/tmp';
};
