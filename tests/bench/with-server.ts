import type { Pool } from 'pg';
import { databaseOf } from '../support/database-of.ts';
import { removeFolder, type RunningServer, startServer, temporaryFolder } from '../support/running-server.ts';
import { type SignedIn, signedIn } from '../support/signed-in.ts';

/** A server over an empty data folder, a person who may do everything, and a way past the server to its database. */
export interface Bench {
  readonly server: RunningServer;
  readonly person: SignedIn;
  readonly pool: Pool;
}

/** Runs a part of the bench over a server of its own. */
export async function withServer<Answer>(work: (bench: Bench) => Promise<Answer>): Promise<Answer> {
  const folder = await temporaryFolder();
  const server = await startServer(folder);
  const pool = databaseOf(folder);
  try {
    return await work({ server, person: await signedIn(server.origin, 'superadmin'), pool });
  } finally {
    await pool.end();
    await server.stop();
    await removeFolder(folder);
  }
}
