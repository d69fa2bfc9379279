import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { secretKey } from '../secrets/secret-key.ts';
import { seal, unseal } from '../secrets/seal.ts';
import type { MailTransport } from './mail-transport.ts';
import { type SmtpServer, smtpTransport } from './smtp-transport.ts';

/** What the password of the mail server is sealed for. */
const owner = 'mail transport';

/** Keeps the password of a mail server, sealed, in place of the one before. */
export async function keepPassword(database: Kysely<Tables>, transport: number, password: string): Promise<void> {
  const sealed_password = seal(secretKey(), owner, password);
  await database
    .insertInto('mail_transport_secret')
    .values({ transport, sealed_password })
    .onConflict(conflict => conflict.column('transport').doUpdateSet({ sealed_password }))
    .execute();
}

/** The row of settings, of which there is one. */
const settingsOf = (database: Kysely<Tables>) =>
  database.selectFrom('mail_transport').selectAll().orderBy('id').limit(1).executeTakeFirst();

/** A mail server as its settings name it, with its password; undefined while host or port is missing. */
export async function storedServer(database: Kysely<Tables>): Promise<(SmtpServer & { readonly sender: string | null }) | undefined> {
  const row = await settingsOf(database);
  if (!row || row.host === null || row.port === null) return undefined;
  const { host, port, account, sender } = row;
  const secret = await database
    .selectFrom('mail_transport_secret')
    .select('sealed_password')
    .where('transport', '=', row.id)
    .executeTakeFirst();
  const password = secret && unseal(secretKey(), owner, secret.sealed_password);
  const security = row.security as SmtpServer['security'];
  return { host, port, security, sender, ...(account === null ? {} : { account }), ...(password === undefined ? {} : { password }) };
}

/** The way that mails leave now: the server that is set and used, else the way that the configuration names. */
export async function transportInForce(database: Kysely<Tables>, configured: MailTransport): Promise<MailTransport> {
  const row = await settingsOf(database);
  if (row?.way !== 'smtp' || row.sender === null) return configured;
  const server = await storedServer(database);
  return server ? smtpTransport(server, row.sender) : configured;
}

/** Most mails that may be handed over at this moment: as many as the minute has left, no more than a round takes. */
export async function mailsToForward(database: Kysely<Tables>, round: number, now: Date): Promise<number> {
  const row = await settingsOf(database);
  if (row?.way !== 'smtp' || row.per_minute === null) return round;
  const { tried } = await database
    .selectFrom('outgoing_mail_tries')
    .select(({ fn }) => fn.countAll<number>().as('tried'))
    .where('tried_at', '>', new Date(now.getTime() - 60_000).toISOString())
    .executeTakeFirstOrThrow();
  return Math.max(0, Math.min(round, row.per_minute - Number(tried)));
}
