import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** What the server knows by which the remarks of a page go. */
export type KnownHandler = (database: Kysely<Tables>) => Promise<readonly string[]>;

/** Functions behind the remarks of forms by page. */
export type KnownHandlers = Readonly<Record<string, KnownHandler>>;
