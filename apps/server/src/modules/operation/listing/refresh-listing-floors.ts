import type { Decimal } from '@axle/kernel';
import { unrestricted } from '@axle/permissions';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { BackgroundWork } from '../../../platform/jobs/background-work.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { floorsOf } from '../price/floors-of.ts';
import { syncListings } from './sync-listings.ts';

const fulfilments: Readonly<Record<string, string>> = { fba: 'fba', wfs: 'wfs' };

/** Works the floors of so many listings out, those first whose floor is oldest. */
export async function refreshListingFloors(transaction: Transaction<Tables>, caller: Actor, most: number): Promise<void> {
  const parts = ownParts(transaction, caller, 'operationListing');
  const old = new Date(caller.now.getTime() - 86_400_000).toISOString();
  const records = await lockRows(
    transaction,
    parts,
    sql<boolean>`t.id in (select id from platform_listing where sku is not null and state <> 'ended'
      and (floor_at is null or floor_at < ${old}::timestamptz) order by floor_at nulls first, id limit ${most})`,
  );
  const floors = await floorsOf(
    parts,
    records.map(({ sku, site, fulfilment, price }) => ({
      sku: Number(sku),
      site: Number(site),
      fulfilment: fulfilments[String(fulfilment)] ?? 'fbm',
      price: price as Decimal | undefined,
    })),
  );
  const floorAt = caller.now.toISOString();
  const changes = records.map((before, at) => {
    const { floor, unitCost, feePercent } = floors[at]!;
    return { before, after: { ...before, floor, unitCost, feePercent, floorAt } };
  });
  await updateRows(transaction, parts, changes, { action: 'update' });
}

/** Synchronises all listings and works floors out, every hour. */
export const refreshPlatformListings: BackgroundWork = async ({ database, registry, now }) => {
  await syncListings(database, now());
  await database
    .transaction()
    .execute(transaction => refreshListingFloors(transaction, { registry, access: unrestricted(1), now: now() }, 500));
};
