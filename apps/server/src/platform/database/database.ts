import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

/** What stands behind the one SQL dialect: a server named by its URL, our own PostgreSQL, or the built-in PGlite. */
export type DatabaseEngine = 'url' | 'embedded' | 'pglite';

/** An open database. */
export interface Database {
  readonly db: Kysely<Tables>;
  readonly pool: pg.Pool;
  readonly engine: DatabaseEngine;
  /** No other server can be at work on this database: whatever one left unfinished may be taken over at once. */
  readonly exclusive: boolean;
  /** Transactions run side by side. Where they do not, a transaction makes everybody else wait and should be short. */
  readonly concurrent: boolean;
  /** Calls the listener when the database ends by itself; nothing works after that. */
  onBroken(listener: (reason: string) => void): void;
  close(): Promise<void>;
}
