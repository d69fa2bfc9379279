import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor, RecordParts } from '../../../platform/resources/record-parts.ts';

/** Sales orders within the caller's scope, as their list shows them. */
export function ordersOf<Database extends Kysely<Tables>>(database: Database, caller: Actor) {
  const page = 'orderList';
  const { resource } = caller.registry.page(page)!.page;
  if (!resource) throw new Error(`${page} keeps no records`);
  return { database, resource, page, caller, referred: caller.registry.referred } satisfies RecordParts;
}
