import type { RecordRow } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import { newSignature, signatureHash } from '../../../../platform/access/signature.ts';
import type { Tables } from '../../../../platform/database/tables.ts';
import type { Actor } from '../../../../platform/resources/record-parts.ts';

/** Where the page of a link lies on the server. */
export const replyPath = '/supplier-reply';

/** How long a link holds. */
const daysValid = 14;
const day = 86_400_000;

/** A link for a supplier: its address on this server, and until when it holds. */
export interface ReplyLink {
  readonly address: string;
  readonly expiresAt: string;
}

/**
 * A new link by which the supplier replies to an order as it stands, once and within a fortnight. Only its hash is kept, so an earlier one
 * cannot be shown again; with `revoking` earlier links stop working.
 */
export async function issueReplyLink(
  transaction: Transaction<Tables>,
  { access, now }: Pick<Actor, 'access' | 'now'>,
  order: RecordRow,
  { revoking = false }: { readonly revoking?: boolean } = {},
): Promise<ReplyLink> {
  const token = newSignature();
  const expiresAt = new Date(now.getTime() + daysValid * day);
  if (revoking)
    await sql`update supplier_reply_link set revoked_at = ${now}
      where purchase_order = ${order.id} and used_at is null and revoked_at is null`.execute(transaction);
  await transaction
    .insertInto('supplier_reply_link')
    .values({
      purchase_order: order.id,
      order_version: Number(order['orderVersion']),
      token_hash: signatureHash(token),
      issued_by: access.userId,
      issued_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { address: `${replyPath}?t=${token}`, expiresAt: expiresAt.toISOString() };
}
