import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { inSavepoint } from './savepoint.ts';

/** Runs a piece of work in a transaction of its own, or as a part of the one that is open already: then it fails by itself. */
export const inTransaction = <Answer>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> =>
  database.isTransaction ? inSavepoint(database, () => work(database as Transaction<Tables>)) : database.transaction().execute(work);
