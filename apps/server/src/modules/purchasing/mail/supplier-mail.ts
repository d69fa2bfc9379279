import { fill, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { type MailLanguage, type MailWording, type Recipient, type RecipientStep, type TemplateValues, writeMail } from '@axle/templates';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { NewMail } from '../../../platform/mail/queue-mail.ts';
import { recipientsOf } from '../../../platform/mail/recipients-of.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';

/** A document about which its supplier is notified. */
export interface NotifiedDocument {
  readonly bizNo: string;
  readonly supplier: number;
  readonly companyEntity: number;
  /** Who deals with the supplier. */
  readonly buyer: number | undefined;
}

/** What a mail to a supplier says. */
export interface SupplierMailAsked {
  readonly kind: string;
  readonly values: TemplateValues;
  /** Values that are said in the language of the supplier. */
  readonly says?: Readonly<Record<string, Text>>;
  /** Subject and text in place of those of the kind, with the same gaps. */
  readonly instead?: { readonly subject?: string; readonly body?: string };
  /** What is attached in each of the formats that the kind has, by the words of the makers of files: `purchaseOrder`. */
  readonly attaches?: string;
}

const steps: readonly RecipientStep[] = ['supplierKind', 'supplierAll', 'contact'];
const noAddress = (supplier: string): Refusal => ({
  code: 'NO_SUPPLIER_MAIL',
  message: fill({ zh: '供应商{supplier}没有收邮件的邮箱', en: 'Supplier {supplier} has no e-mail address for mails' }, { supplier }),
});

/** Who stands behind a document, in the language of the supplier. */
async function partiesOf(database: Kysely<Tables>, { supplier: supplierId, companyEntity, buyer: buyerId }: NotifiedDocument) {
  const supplier = await database
    .selectFrom('supplier')
    .select(['name_zh', 'name_en', 'portal_language'])
    .where('id', '=', supplierId)
    .executeTakeFirstOrThrow();
  const company = await database
    .selectFrom('company_entity')
    .select(['name_zh', 'name_en'])
    .where('id', '=', companyEntity)
    .executeTakeFirstOrThrow();
  const buyer =
    buyerId === undefined
      ? undefined
      : await database.selectFrom('app_user').select(['nickname', 'nickname_en']).where('id', '=', buyerId).executeTakeFirst();
  const lang: MailLanguage = supplier.portal_language === 'en' ? 'en' : 'zh';
  const named = (of: { readonly name_zh: string; readonly name_en: string }) => (lang === 'en' ? of.name_en : of.name_zh);
  return {
    lang,
    supplier: named(supplier),
    company: named(company),
    buyer: (lang === 'en' && buyer?.nickname_en) || (buyer?.nickname ?? ''),
  };
}

const addresses = (all: readonly Recipient[], role: Recipient['role']): string[] =>
  all.filter(one => one.role === role).map(({ email }) => email);

/**
 * [M23] The mail about a document as it would go out now: to whom the supplier's mails of the kind go, in its language, by the enabled
 * template of the kind, else as the kind is worded. Refused with `NO_SUPPLIER_MAIL` where the supplier has no address, and with `NO_VALUE`
 * where a gap has no value.
 */
export async function supplierMail(
  { database, caller }: Pick<RecordParts, 'database' | 'caller'>,
  document: NotifiedDocument,
  { kind, values, says = {}, instead = {}, attaches }: SupplierMailAsked,
): Promise<Result<NewMail>> {
  const { supplier, companyEntity: company, bizNo } = document;
  const { lang, ...names } = await partiesOf(database, document);
  const found = await recipientsOf(database, { mailKind: kind, supplier, company, lang });
  if (!found.ok || !found.value.some(({ role, step }) => role === 'to' && steps.includes(step))) return refuse(noAddress(names.supplier));
  const wording = await database
    .selectFrom('mail_subject')
    .select(['subject', 'body_intro', 'signature', 'attachments'])
    .where('mail_kind', '=', kind)
    .where('lang', '=', lang)
    .executeTakeFirstOrThrow();
  const template = await database
    .selectFrom('mail_template')
    .select(['subject', 'body', 'attachments'])
    .where('mail_kind', '=', kind)
    .where('lang', '=', lang)
    .where('state', '=', 'enabled')
    .executeTakeFirst();
  const usual: MailWording = template
    ? { bodyIntro: template.body }
    : { bodyIntro: wording.body_intro ?? '', signature: wording.signature ?? '' };
  const subject = instead.subject || template?.subject || wording.subject;
  const written = writeMail(
    { mailKind: kind, subject, ...(instead.body ? { bodyIntro: instead.body } : usual) },
    {
      'supplier.name': names.supplier,
      'buyer.name': names.buyer,
      'company.name': names.company,
      ...values,
      ...Object.fromEntries(Object.entries(says).map(([key, words]) => [key, words[lang]])),
    },
  );
  if (!written.ok) return refuse({ code: written.refusal.code, message: written.refusal.message });
  return ok({
    kind,
    biz_no: bizNo,
    supplier,
    lang,
    makes: attaches === undefined ? [] : ((template ?? wording).attachments ?? []).map(format => `${attaches}.${format}`),
    to_addresses: addresses(found.value, 'to'),
    cc_addresses: addresses(found.value, 'cc'),
    bcc_addresses: addresses(found.value, 'bcc'),
    ...written.value,
    created_by: caller.access.userId,
  });
}
