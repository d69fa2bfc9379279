import pg from 'pg';

/** What PostgreSQL answers when somebody is still connected to what shall be dropped. */
const inUse = '55006';

/**
 * Drops a database that everybody has left; PostgreSQL waits a little for those who are leaving. Throws, and names them, where others stay.
 */
export const dropLeft = async (client: pg.ClientBase, name: string): Promise<void> => {
  try {
    await client.query(`drop database ${name}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== inUse) throw error;
    const { rows } = await client.query<{ who: string }>(
      `select concat_ws(': ', application_name, state, query) as who from pg_stat_activity where datname = $1`,
      [name],
    );
    await client.query(`drop database ${name} with (force)`);
    throw new Error(`connections to the database of this file are still open:\n${rows.map(({ who }) => who).join('\n')}`);
  }
};
