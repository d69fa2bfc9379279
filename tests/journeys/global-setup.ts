import process from 'node:process';
import { removeFolder, startServer, temporaryFolder } from '../support/running-server.ts';
import { sweepFolders } from '../support/sweep-folders.ts';

/** Seeds a data folder once; each worker's server works on a copy, which it finds by JOURNEY_SEED. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await sweepFolders();
  const folder = await temporaryFolder();
  const server = await startServer(folder);
  await server.stop();
  process.env['JOURNEY_SEED'] = folder;
  return () => removeFolder(folder);
}
