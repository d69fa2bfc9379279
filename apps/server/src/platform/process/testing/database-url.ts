import type { PoolConfig } from 'pg';

/** The URL by which another process reaches a database. */
export const databaseUrl = ({ connectionString, host = '', user, database, password = '', port = 5432 }: PoolConfig): string =>
  connectionString ?? `postgres://${user}:${String(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
