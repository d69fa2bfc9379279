import type { Kysely, Transaction } from 'kysely';
import { retried } from '../../database/retried.ts';
import type { Tables } from '../../database/tables.ts';
import { inSavepoint } from './savepoint.ts';

/**
 * Runs a piece of work in a transaction of its own, or as a part of the one that is open already: then it fails by itself. A transaction
 * of its own that the database ends for the sake of another one is run again.
 */
export const inTransaction = <Answer>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> =>
  database.isTransaction
    ? inSavepoint(database, () => work(database as Transaction<Tables>))
    : retried(() => database.transaction().execute(work));
