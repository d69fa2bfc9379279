import { foldSpelling, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { MailLanguage } from './mail-kinds.ts';

/** How somebody stands in a mail. */
export type RecipientRole = 'to' | 'cc' | 'bcc';

/**
 * Where a recipient was found: among the supplier's rows for the kind of mail, its rows for all kinds, its contacts, the company's rows,
 * those that hold for everybody.
 */
export type RecipientStep = 'supplierKind' | 'supplierAll' | 'contact' | 'company' | 'default';

/** An address as people keep it. */
export interface RecipientRow {
  readonly scope: 'supplier' | 'company' | 'default';
  /** A kind of mail, or `all`. */
  readonly mailKind: string;
  readonly role: RecipientRole;
  readonly email: string;
  readonly displayName?: string;
  /** Only for mails in this language. */
  readonly lang?: MailLanguage;
}

/** A contact of the supplier that gets mails. */
export interface MailContact {
  readonly name: string;
  readonly email: string;
}

/** Who gets a mail, and why. */
export interface Recipient {
  readonly role: RecipientRole;
  readonly email: string;
  readonly name?: string;
  readonly step: RecipientStep;
}

/** What the recipients of a mail follow from. */
export interface RecipientQuestion {
  readonly mailKind: string;
  readonly lang: MailLanguage;
  /** Rows in use of the supplier, of the company and those that hold for everybody. */
  readonly rows: readonly RecipientRow[];
  readonly contacts: readonly MailContact[];
}

/** Nobody is to get the mail: it is not sent. */
export const noRecipient: Refusal = {
  code: 'NO_RECIPIENT',
  message: { zh: '没有收件人，邮件不会发送', en: 'No recipients; the mail will not be sent' },
};

const strength: readonly RecipientRole[] = ['to', 'cc', 'bcc'];

/**
 * [S10] Who gets a mail of a kind: the first of the supplier's rows for the kind, its rows for all kinds, its contacts, the company's rows
 * and the general ones that names anybody. Copies go to those whom the supplier's rows name, and the company's, else the general ones. An
 * address stands once, where it counts most; without anybody to send it to the mail is refused.
 */
export function recipients({ mailKind, lang, rows, contacts }: RecipientQuestion): Result<readonly Recipient[]> {
  const fitting = rows.filter(row => row.lang === undefined || row.lang === lang);
  const of = (scope: RecipientRow['scope'], kind: string, step: RecipientStep, copies: boolean): readonly Recipient[] =>
    fitting
      .filter(row => row.scope === scope && row.mailKind === kind && (row.role !== 'to') === copies)
      .map(({ role, email, displayName }) => ({ role, email, step, ...(displayName === undefined ? {} : { name: displayName }) }));
  const either = (scope: RecipientRow['scope'], step: RecipientStep, copies: boolean) =>
    first([of(scope, mailKind, step, copies), of(scope, 'all', step, copies)]);
  const to = first([
    of('supplier', mailKind, 'supplierKind', false),
    of('supplier', 'all', 'supplierAll', false),
    contacts.map(({ name, email }): Recipient => ({ role: 'to', email, name, step: 'contact' })),
    either('company', 'company', false),
    either('default', 'default', false),
  ]);
  if (to.length === 0) return refuse(noRecipient);
  const own = first([of('supplier', mailKind, 'supplierKind', true), of('supplier', 'all', 'supplierAll', true)]);
  const ours = first([either('company', 'company', true), either('default', 'default', true)]);
  return ok(onceEach([...to, ...own, ...ours]));
}

const first = (steps: readonly (readonly Recipient[])[]): readonly Recipient[] => steps.find(step => step.length > 0) ?? [];

function onceEach(all: readonly Recipient[]): readonly Recipient[] {
  const ordered = all.toSorted((one, other) => strength.indexOf(one.role) - strength.indexOf(other.role));
  const seen = new Set<string>();
  return ordered.filter(({ email }) => {
    const folded = foldSpelling(email);
    if (seen.has(folded)) return false;
    seen.add(folded);
    return true;
  });
}
