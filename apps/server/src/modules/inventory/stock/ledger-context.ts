import { unrestricted } from '@axle/permissions';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import type { LedgerContext } from './stock-ledger.ts';

/** The ledger in the name of the caller, at the moment of the call. */
export const ledgerContext = (transaction: Transaction<Tables>, { access, now, registry }: Actor): LedgerContext => ({
  transaction,
  now,
  by: access.userId,
  registry,
});

/** Who stands behind a ledger, where its moves change other records with them: they may change all of those. */
export const actorOf = ({ registry, now, by }: LedgerContext): Actor => ({
  registry,
  access: unrestricted(by),
  now,
});
