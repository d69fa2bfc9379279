import { removeFolder, startServer, temporaryFolder } from '../support/running-server.ts';
import { type Figure, median, milliseconds } from './table.ts';

/** From the start of the process to its first answer: over an empty data folder, and over one that is there already. */
export async function start(): Promise<readonly Figure[]> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < 3; run++) {
    const folder = await temporaryFolder();
    for (const times of [cold, warm, warm]) {
      const server = await startServer(folder);
      times.push(server.startedIn);
      await server.stop();
    }
    await removeFolder(folder);
  }
  return [
    {
      what: 'cold start: makes a database with its schema, fills in the demo',
      ours: milliseconds(median(cold)),
      against: `warm ${milliseconds(median(warm))}`,
      ratio: median(cold) / median(warm),
    },
    { what: 'warm start', ours: milliseconds(median(warm)) },
  ];
}
