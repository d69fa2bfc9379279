import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { lateLine } from '../support/late-line.ts';
import { removeFolder, startServer, temporaryFolder } from '../support/running-server.ts';

/** A server over a copy of the folder that was seeded once, behind a line with late replies where JOURNEY_DELAY seeds them. */
export interface OwnServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Copies the seeded data folder, which the journeys find by JOURNEY_SEED, to a folder that may be changed; its files keep their owners. */
export async function copyOfSeed(): Promise<string> {
  const folder = await temporaryFolder();
  await promisify(execFile)('cp', ['-a', `${process.env['JOURNEY_SEED']}/.`, folder]);
  return folder;
}

/** Starts a server that nobody else uses. */
export async function ownServer(): Promise<OwnServer> {
  const folder = await copyOfSeed();
  const server = await startServer(folder);
  const seed = process.env['JOURNEY_DELAY'];
  const line = seed === undefined ? undefined : await lateLine(server.origin, seed);
  return {
    origin: line?.origin ?? server.origin,
    stop: async () => {
      await line?.close();
      await server.stop();
      await removeFolder(folder);
    },
  };
}
