import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Asker, RecordParts } from '../../../platform/resources/record-parts.ts';

const page = 'paymentApproval';

/** Payment requests, beyond the reach of whoever asks for them by a document. */
export function paymentParts(transaction: Transaction<Tables>, caller: Asker) {
  const access = { ...caller.access, isSuper: true };
  const { resource } = caller.registry.page(page)!.page;
  if (!resource) throw new Error(`${page} keeps no records`);
  const parts = { database: transaction, resource, page, caller: { ...caller, access }, referred: caller.registry.referred };
  return parts satisfies RecordParts;
}
