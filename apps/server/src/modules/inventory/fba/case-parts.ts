import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor, RecordParts } from '../../../platform/resources/record-parts.ts';

/** Cases as a user writes them. */
export const caseParts = (transaction: Transaction<Tables>, caller: Actor): RecordParts & { readonly database: Transaction<Tables> } => ({
  database: transaction,
  resource: caller.registry.page('fbaCase')!.page.resource!,
  page: 'fbaCase',
  caller,
});
