import process from 'node:process';
import { sweepEverywhere } from '@axle/server/src/testing/cluster-folder.ts';
import { removeFolder, runFolder, startServer, temporaryFolder } from '../support/running-server.ts';

/** Seeds a data folder once; each worker's server works on a copy, which it finds by JOURNEY_SEED. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await sweepEverywhere(runFolder);
  const folder = await temporaryFolder();
  const server = await startServer(folder);
  await server.stop();
  process.env['JOURNEY_SEED'] = folder;
  return () => removeFolder(folder);
}
