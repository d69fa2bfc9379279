import { type Kysely, sql, type Transaction } from 'kysely';
import { looksLikeSignature, newSignature, signatureHash } from '../access/signature.ts';
import type { Tables } from '../database/tables.ts';
import type { Actor } from '../resources/record-parts.ts';
import { guardedOpening, type Visitor } from './guarded-opening.ts';

/** What the holder of a link may do with its record. */
export type ShareAccess = 'view' | 'fill';

/** Times that a link opens its record at most. */
const mostOpens = 50;
const day = 86_400_000;

/** A record that is shared, what may be done with it, and for how many days. */
export interface Shared {
  readonly entity: string;
  readonly record: number;
  readonly access: ShareAccess;
  readonly days: number;
}

/** A link that is in force. */
export interface OpenedShare {
  readonly link: number;
  readonly record: number;
  readonly access: ShareAccess;
  readonly issuedBy: number;
}

/** A new link to a record; its secret is shown once, only the hash is kept. */
export async function issueShareLink(
  transaction: Kysely<Tables>,
  { access: { userId }, now }: Pick<Actor, 'access' | 'now'>,
  { entity, record, access, days }: Shared,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const token = newSignature();
  const expiresAt = new Date(now.getTime() + days * day);
  const link = { entity, record, access, token_hash: signatureHash(token), issued_by: userId, issued_at: now, expires_at: expiresAt };
  await transaction.insertInto('share_link').values(link).execute();
  return { token, expiresAt: expiresAt.toISOString() };
}

/** Earlier links to a record do not work any more. */
export async function revokeShareLinks(transaction: Kysely<Tables>, entity: string, record: number, now: Date): Promise<void> {
  await sql`update share_link set revoked_at = ${now} where entity = ${entity} and record = ${record} and revoked_at is null`.execute(
    transaction,
  );
}

/** The link of a secret as it is in force; undefined for wrong, expired, revoked and used-up ones alike. */
async function shareInForce(
  database: Kysely<Tables>,
  entity: string,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<OpenedShare | undefined> {
  if (!looksLikeSignature(token)) return undefined;
  const { rows } = await sql<OpenedShare>`
    select id as link, record, access, issued_by as "issuedBy" from share_link
    where token_hash = ${signatureHash(token)} and entity = ${entity} and revoked_at is null and expires_at > ${now}
      and opens <= ${mostOpens}`.execute(database);
  return rows[0];
}

/** {@link shareInForce} for a call that goes on with what was opened: not counted, but a guess as well where it is wrong. */
export const knownShare = (database: Kysely<Tables>, entity: string, visitor: Visitor): Promise<OpenedShare | 'tooMany' | undefined> =>
  guardedOpening(database, visitor, () => shareInForce(database, entity, visitor));

/** Somebody with a secret, and by which browser. */
export interface ShareVisitor extends Visitor {
  readonly agent: string;
}

/**
 * Opens the record of a link: counted, and logged with time, address and browser. Guesses are throttled like passwords: answered
 * `tooMany` then, and undefined where the link opens nothing.
 */
export async function openShare(
  database: Kysely<Tables>,
  entity: string,
  { token, now, ip, agent }: ShareVisitor,
): Promise<OpenedShare | 'tooMany' | undefined> {
  return guardedOpening(database, { token, now, ip }, async () => {
    const found = await shareInForce(database, entity, { token, now });
    return found && database.transaction().execute(transaction => counted(transaction, found, { now, ip, agent }));
  });
}

/** Counts an opening; undefined where it was the last one that is left. */
async function counted(transaction: Transaction<Tables>, share: OpenedShare, { now, ip, agent }: Omit<ShareVisitor, 'token'>) {
  const { rows } = await sql<{ id: number }>`
    update share_link set opens = opens + 1 where id = ${share.link} and opens < ${mostOpens} returning id`.execute(transaction);
  if (rows.length === 0) return undefined;
  await transaction
    .insertInto('share_link_open')
    .values({ link: share.link, at: now, ip, agent: agent.slice(0, 200) })
    .execute();
  return share;
}

/** Counts a file that is to be sent by a link; false where so many were sent that it takes no more. */
export async function countUpload(database: Kysely<Tables>, { link }: OpenedShare, most: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update share_link set uploads = uploads + 1 where id = ${link} and uploads < ${most} returning id`.execute(database);
  return rows.length > 0;
}
