import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Actor, RecordParts } from './record-parts.ts';

/** The records of a page, that the user moves indirectly by moving others: neither rights nor scope apply. */
export function ownParts(transaction: Transaction<Tables>, caller: Actor, page: string) {
  const { resource } = caller.registry.page(page)!.page;
  if (!resource) throw new Error(`${page} keeps no records`);
  const access = { ...caller.access, isSuper: true };
  const parts = { database: transaction, resource, page, caller: { ...caller, access }, referred: caller.registry.referred };
  return parts satisfies RecordParts;
}
