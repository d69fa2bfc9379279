import { ok, refuse } from '@axle/kernel';
import { sql } from 'kysely';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { listingFacts, fieldsOfListing } from './listing-facts.ts';
import { draftListing } from './listing-drafts.ts';

/** [N30] [N32] What is pushed keeps what its file says, whatever is changed of it later, and stands among PT SKUs as a draft. */
export const pushPending: TransitionEffect = async ({ parts: { database, caller }, before, after }) => {
  const record = await findRecord(ownParts(database, caller, 'newAmazonPending'), database, before.id, fieldsOfListing);
  if (!record) throw new Error(`the pending listing ${before.id} is gone`);
  const facts = await listingFacts(database, record);
  try {
    await draftListing(database, caller, before, facts);
  } catch (error) {
    if (error instanceof RefusedWrite) return refuse([error.refusal]);
    throw error;
  }
  await sql`
    insert into new_amazon_pending_pushed (pending, facts, pushed_by, pushed_at)
    values (${before.id}, ${JSON.stringify(facts)}::json, ${caller.access.userId}, ${caller.now})`.execute(database);
  return ok({ ...after, sellerSku: facts.itemSku });
};
