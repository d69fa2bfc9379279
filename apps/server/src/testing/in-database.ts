import type { PoolConfig } from 'pg';

/** The connection to one database of a cluster; a cluster is given without a database name, by parts or as a URL. */
export const inDatabase = (cluster: PoolConfig, database: string): PoolConfig => {
  if (cluster.connectionString === undefined) return { ...cluster, database };
  const url = new URL(cluster.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
};
