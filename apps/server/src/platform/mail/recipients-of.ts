import { isEmailAddress, type Result } from '@axle/kernel';
import { type MailContact, type MailLanguage, type Recipient, type RecipientRow, recipients } from '@axle/templates';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A mail that is to go out: of which kind, to which supplier, from which of our companies, in which language. */
export interface MailAsked {
  readonly mailKind: string;
  readonly supplier?: number | undefined;
  readonly company?: number | undefined;
  readonly lang: MailLanguage;
}

/** Who gets a mail, by the addresses and contacts that are kept now. */
export async function recipientsOf(
  database: Kysely<Tables>,
  { mailKind, supplier, company, lang }: MailAsked,
): Promise<Result<readonly Recipient[]>> {
  const stored = await database
    .selectFrom('recipient_email')
    .select(['scope', 'mail_kind', 'role', 'email', 'display_name', 'lang'])
    .where('enabled', 'is not', false)
    .where(({ eb, or }) =>
      or([
        eb('scope', '=', 'default'),
        ...(supplier === undefined ? [] : [eb('supplier', '=', supplier)]),
        ...(company === undefined ? [] : [eb('company', '=', company)]),
      ]),
    )
    .orderBy('id')
    .execute();
  const people = await database
    .selectFrom('supplier_contacts')
    .select(['name', 'email'])
    .where('record_id', '=', supplier ?? 0)
    .where('for_mail', '=', true)
    .where('email', 'is not', null)
    .orderBy('line_no')
    .execute();
  const rows = stored.map((row): RecipientRow => ({
    scope: row.scope as RecipientRow['scope'],
    mailKind: row.mail_kind,
    role: row.role as RecipientRow['role'],
    email: row.email,
    ...(row.display_name === null ? {} : { displayName: row.display_name }),
    ...(row.lang === null ? {} : { lang: row.lang as MailLanguage }),
  }));
  const contacts = people.flatMap(({ name, email }): readonly MailContact[] => (email && isEmailAddress(email) ? [{ name, email }] : []));
  return recipients({ mailKind, lang, rows, contacts });
}
