import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';

/** The claims as whoever moves stock makes and withdraws them, beyond the reach of their own rights. */
export function ownClaims({ registry, transaction, now, by }: LedgerContext) {
  const { resource } = registry.resource('claim')!;
  const access = { userId: by, isSuper: true, roles: [], scopes: new Map(), blocks: [] };
  const parts = { database: transaction, resource, page: 'claimSummary', caller: { registry, access, now }, referred: registry.referred };
  return parts satisfies RecordParts;
}
