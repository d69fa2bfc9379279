import { inLanguage, text } from '@axle/kernel';
import { businessDay, type RecordRow } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { BackgroundWork } from '../../../platform/jobs/background-work.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { inSavepoint } from '../../../platform/resources/writes/savepoint.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const most = 500;
const hasEnded = { code: 'ENDED', message: text('Listing已结束', 'The listing has ended') };

/** Writes the prices of approved changes that hold from today into their listings; what cannot be written has failed. */
export async function applyPriceChanges(transaction: Transaction<Tables>, caller: Actor): Promise<number> {
  const changes = ownParts(transaction, caller, 'priceChanges');
  const due = await lockRows(
    transaction,
    changes,
    sql<boolean>`t.id in (select id from price_change where state = 'approved' and effective_from <= ${businessDay(caller.now)}::date
      order by effective_from, id limit ${most})`,
  );
  for (const before of due) {
    const failure = await applied(transaction, caller, before);
    const after =
      failure === undefined
        ? { ...before, state: 'applied', appliedAt: caller.now.toISOString(), failure: undefined }
        : { ...before, state: 'failed', failure };
    await updateRows(transaction, changes, [{ before, after }], { action: 'state', transition: failure === undefined ? 'apply' : 'fail' });
  }
  return due.length;
}

/** Writes one price into its listing, and into what PartsGeek gets with the next feed; answers why it could not. */
async function applied(transaction: Transaction<Tables>, caller: Actor, change: RecordRow): Promise<string | undefined> {
  const price = change['newPrice'];
  try {
    await inSavepoint(transaction, async () => {
      const listings = ownParts(transaction, caller, 'operationListing');
      const [listing] = await lockRows(transaction, listings, sql<boolean>`t.id = ${Number(change['listing'])}`);
      if (!listing || listing['state'] === 'ended') throw new RefusedWrite(hasEnded);
      await updateRows(transaction, listings, [{ before: listing, after: { ...listing, price } }], { action: 'update' });
      if (listing['platform'] !== 'partsgeek') return;
      const geeks = ownParts(transaction, caller, 'partsGeek');
      const rows = await lockRows(
        transaction,
        geeks,
        sql<boolean>`t.store = ${Number(listing['store'])} and t.part_number_key = ${String(listing['listingId'])}
          and t.pt_sku is not distinct from ${(listing['ptSku'] as number | undefined) ?? null}::bigint`,
      );
      const next = rows.map(before => ({ before, after: { ...before, price, confirmChange: true } }));
      await updateRows(transaction, geeks, next, { action: 'update' });
    });
    return undefined;
  } catch (error) {
    if (error instanceof RefusedWrite) return inLanguage(error.refusal.message, 'en');
    throw error;
  }
}

/** Applies what is due, every ten minutes. */
export const applyDuePrices: BackgroundWork = ({ database, registry, now }) =>
  database.transaction().execute(transaction => applyPriceChanges(transaction, { registry, access: unrestricted(1), now: now() }));
