import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { extensionPoint, knowsEntity } from '../registry/extension-point.ts';
import type { Actor } from './record-parts.ts';

/** Does what follows from records that a file brought, in the transaction that wrote them; it finds by itself what is still to be done. */
export type ImportFollower = (transaction: Transaction<Tables>, caller: Actor) => Promise<void>;

/** What follows from imports, by entity. */
export const importFollowers = extensionPoint<ImportFollower>('follower of imports', knowsEntity);
