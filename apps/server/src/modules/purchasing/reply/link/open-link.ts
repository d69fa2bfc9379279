import type { RecordRow } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import { looksLikeSignature, signatureHash } from '../../../../platform/access/signature.ts';
import type { Tables } from '../../../../platform/database/tables.ts';
import type { Registry } from '../../../../platform/registry/registry.ts';
import { guardedOpening } from '../../../../platform/share-links/guarded-opening.ts';
import { issuerOf } from '../../../../platform/share-links/issuer-of.ts';
import { ordersById } from '../replied-orders.ts';

/** Why a link does not open its order: nobody gave it out, it was used, its time is over, or the order is another by now. */
export type ClosedLink = 'unknown' | 'tooMany' | 'used' | 'expired' | 'changed';

/** An order that waits for the reply of the holder of a link. */
export interface OpenedLink {
  readonly link: number;
  readonly issuedBy: number;
  readonly expiresAt: Date;
  readonly order: RecordRow;
}

/** What came of a link. */
export type LinkOutcome = { readonly opened: OpenedLink } | { readonly closed: ClosedLink };

interface LinkRow {
  readonly id: number;
  readonly order: number;
  readonly version: number;
  readonly issuedBy: number;
  readonly expiresAt: string;
  readonly used: boolean;
  readonly revoked: boolean;
}

/** A link by its secret, and its order as it stands; held against others where it is to be used. */
export async function findLink(
  database: Kysely<Tables>,
  registry: Registry,
  { token, now, held = false }: { readonly token: string; readonly now: Date; readonly held?: boolean },
): Promise<LinkOutcome> {
  if (!looksLikeSignature(token)) return { closed: 'unknown' };
  const { rows } = await sql<LinkRow>`
    select id, purchase_order as "order", order_version as version, issued_by as "issuedBy", expires_at as "expiresAt",
      used_at is not null as used, revoked_at is not null as revoked
    from supplier_reply_link where token_hash = ${signatureHash(token)} ${held ? sql`for update` : sql``}`.execute(database);
  const [link] = rows;
  if (!link) return { closed: 'unknown' };
  if (link.used) return { closed: 'used' };
  const expiresAt = new Date(link.expiresAt);
  if (expiresAt <= now) return { closed: 'expired' };
  const order = (await ordersById(database, issuerOf(registry, link.issuedBy, now), [link.order])).get(link.order);
  if (link.revoked || order?.['state'] !== 'sent' || order['orderVersion'] !== link.version) return { closed: 'changed' };
  return { opened: { link: link.id, issuedBy: link.issuedBy, expiresAt, order } };
}

/** {@link findLink} for somebody at an address, who may guess as few secrets as passwords. */
export async function openLink(
  database: Kysely<Tables>,
  registry: Registry,
  { token, now, ip }: { readonly token: string; readonly now: Date; readonly ip: string },
): Promise<LinkOutcome> {
  const opened = await guardedOpening(database, { token, now, ip }, async () => {
    const outcome = await findLink(database, registry, { token, now });
    return 'closed' in outcome && outcome.closed === 'unknown' ? undefined : outcome;
  });
  return opened === 'tooMany' ? { closed: 'tooMany' } : (opened ?? { closed: 'unknown' });
}
