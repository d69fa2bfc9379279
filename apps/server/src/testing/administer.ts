import pg from 'pg';
import { inject } from 'vitest';
import { inDatabase } from './in-database.ts';

/** Works on a connection of its own to the database of the cluster from which others are made; its locks end with it. */
export const administer = async <Answer>(work: (client: pg.Client) => Promise<Answer>): Promise<Answer> => {
  const client = new pg.Client(inDatabase(inject('testCluster'), 'postgres'));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
