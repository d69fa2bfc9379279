import process from 'node:process';
import { removeFolder, startServer, temporaryFolder } from '../support/running-server.ts';

/** One server over an empty data folder for the whole run; the journeys find it by JOURNEY_ORIGIN. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder();
  const server = await startServer(folder);
  process.env['JOURNEY_ORIGIN'] = server.origin;
  return async () => {
    await server.stop();
    await removeFolder(folder);
  };
}
