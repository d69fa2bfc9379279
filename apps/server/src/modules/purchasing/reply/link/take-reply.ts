import type { Refusal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.ts';
import type { Registry } from '../../../../platform/registry/registry.ts';
import { checkNew } from '../../../../platform/resources/check-writing.ts';
import { todayOf } from '../../../../platform/resources/record-parts.ts';
import { refusalOfWriting } from '../../../../platform/resources/refused-by-database.ts';
import { insertRows } from '../../../../platform/resources/writes/insert-rows.ts';
import { ownParts } from '../../../../platform/resources/own-parts.ts';
import { refusalsOfReply } from '../check-replies.ts';
import { issuerOf } from '../../../../platform/share-links/issuer-of.ts';
import { type ClosedLink, findLink } from './open-link.ts';

/** What came of a reply by link: it was taken in, something of it is wrong, or the link opens nothing any more. */
export type TakenReply = { readonly replyNo: string } | { readonly refusals: readonly Refusal[] } | { readonly closed: ClosedLink };

/** Takes in what a supplier replied by a link, which is used up by it. */
export async function takeReply(
  database: Kysely<Tables>,
  registry: Registry,
  { token, now, reply }: { readonly token: string; readonly now: Date; readonly reply: RecordValues },
): Promise<TakenReply> {
  try {
    return await database.transaction().execute(async (transaction): Promise<TakenReply> => {
      const outcome = await findLink(transaction, registry, { token, now, held: true });
      if ('closed' in outcome) return outcome;
      const { link, issuedBy, order } = outcome.opened;
      const caller = issuerOf(registry, issuedBy, now);
      const parts = ownParts(transaction, caller, 'viewReplies');
      const given = { ...reply, purchaseOrder: order.id, channel: 'portal', basedOnVersion: order['orderVersion'] };
      const { values, refusals } = checkNew(parts, given);
      const all = refusals.length > 0 ? refusals : refusalsOfReply(order, values, todayOf(caller));
      if (all.length > 0) return { refusals: all };
      const [row] = await insertRows(transaction, parts, [values], { action: 'add' });
      await transaction.updateTable('supplier_reply_link').set({ used_at: now }).where('id', '=', link).execute();
      const { reply_no } = await transaction
        .selectFrom('supplier_reply')
        .select('reply_no')
        .where('id', '=', row!.id)
        .executeTakeFirstOrThrow();
      return { replyNo: reply_no };
    });
  } catch (error) {
    // somebody else's reply came in between
    if (refusalOfWriting(registry, registry.page('viewReplies')!.page.resource!, error)) return { closed: 'changed' };
    throw error;
  }
}
