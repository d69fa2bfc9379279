import { fill, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { businessDay, formatValue, type RecordRow } from '@axle/page-kit';
import { type MailLanguage, type MailWording, type Recipient, type RecipientStep, type TemplateValues, writeMail } from '@axle/templates';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { NewMail } from '../../../platform/mail/queue-mail.ts';
import { recipientsOf } from '../../../platform/mail/recipients-of.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';

/** A mail about an order that is to go to its supplier. */
export interface OrderMailAsked {
  readonly kind: 'PO_SEND' | 'PO_CHANGE' | 'PO_CANCEL' | 'REPLY_REMIND';
  /** The supplier is to reply: a link for that goes along. */
  readonly asksReply?: true;
  /** Values of variables beyond those that follow from the order. */
  readonly values?: TemplateValues;
  /** Values that are said in the language of the supplier. */
  readonly says?: Readonly<Record<string, Text>>;
  /** Subject and text in place of those of the kind, with the same gaps. */
  readonly instead?: { readonly subject?: string; readonly body?: string };
}

const steps: readonly RecipientStep[] = ['supplierKind', 'supplierAll', 'contact'];
const noAddress = (supplier: string): Refusal => ({
  code: 'NO_SUPPLIER_MAIL',
  message: fill({ zh: '供应商{supplier}没有收邮件的邮箱', en: 'Supplier {supplier} has no e-mail address for mails' }, { supplier }),
});

const notApproved: Refusal = {
  code: 'NOT_APPROVED',
  message: { zh: '订单尚未审批，不能写邮件', en: 'The order is not approved yet: no mail can be written' },
};

/** Who stands behind an order, in the language of the supplier. */
async function partiesOf(database: Kysely<Tables>, order: RecordRow) {
  const supplier = await database
    .selectFrom('supplier')
    .select(['name_zh', 'name_en', 'portal_language'])
    .where('id', '=', Number(order['supplier']))
    .executeTakeFirstOrThrow();
  const company = await database
    .selectFrom('company_entity')
    .select(['name_zh', 'name_en'])
    .where('id', '=', Number(order['companyEntity']))
    .executeTakeFirstOrThrow();
  const buyer = await database
    .selectFrom('app_user')
    .select(['nickname', 'nickname_en'])
    .where('id', '=', Number(order['buyer'] ?? order['applicant']))
    .executeTakeFirst();
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

/** How the number of an order is written. */
export const writtenNumber = ({ resource }: RecordParts, order: RecordRow): string =>
  formatValue(resource.fields['orderNo']!, order['orderNo'], 'en');

/**
 * The mail about an order as it would go out now: to whom the supplier's mails of the kind go, in its language, as the kind is worded.
 * Refused with `NOT_APPROVED` before the order is, with `NO_SUPPLIER_MAIL` where the supplier has no address, and with `NO_VALUE` where a
 * gap has no value.
 */
export async function orderMail(
  parts: RecordParts,
  order: RecordRow,
  { kind, values = {}, says = {}, instead = {} }: OrderMailAsked,
): Promise<Result<NewMail>> {
  const { database, caller } = parts;
  if (order['approvedAt'] === undefined) return refuse(notApproved);
  const { lang, ...names } = await partiesOf(database, order);
  const [supplier, company] = [Number(order['supplier']), Number(order['companyEntity'])];
  const found = await recipientsOf(database, { mailKind: kind, supplier, company, lang });
  if (!found.ok || !found.value.some(({ role, step }) => role === 'to' && steps.includes(step))) return refuse(noAddress(names.supplier));
  const wording = await database
    .selectFrom('mail_subject')
    .select(['subject', 'body_intro', 'signature', 'attachments'])
    .where('mail_kind', '=', kind)
    .where('lang', '=', lang)
    .executeTakeFirstOrThrow();
  const usual: MailWording = { bodyIntro: wording.body_intro ?? '', signature: wording.signature ?? '' };
  const written = writeMail(
    { mailKind: kind, subject: instead.subject || wording.subject, ...(instead.body ? { bodyIntro: instead.body } : usual) },
    {
      'order.no': writtenNumber(parts, order),
      'order.date': businessDay(new Date(String(order['approvedAt']))),
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
    biz_no: String(order['orderNo']),
    supplier,
    lang,
    makes: (wording.attachments ?? []).map(format => `purchaseOrder.${format}`),
    to_addresses: addresses(found.value, 'to'),
    cc_addresses: addresses(found.value, 'cc'),
    bcc_addresses: addresses(found.value, 'bcc'),
    ...written.value,
    created_by: caller.access.userId,
  });
}
