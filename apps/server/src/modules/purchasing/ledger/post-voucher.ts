import { type LocalDate, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { eventCodes, type LedgerEvent, voucherOf } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type Actor, todayOf } from '../../../platform/resources/record-parts.ts';
import { lockedAccount, type SupplierAccount } from './locked-account.ts';
import { refusedDay } from './refused-day.ts';
import { writeVoucher } from './write-voucher.ts';

/** Kinds of documents that are posted. */
export type LedgerDocument = Exclude<Tables['ledger_voucher']['biz_type'], 'voucher'>;

/** What is posted of a document. */
export interface Posting extends SupplierAccount {
  /** What happened, with amounts above zero in the currency of the account, rounded to its digits. */
  readonly event: LedgerEvent;
  readonly bizType: LedgerDocument;
  readonly bizNo: string;
  /** The how many-th voucher of this event that the document has: 1 unless it has several, such as parts of a claim that are cashed. */
  readonly bizSeq?: number;
  /** The day in the books; today unless given. */
  readonly accountDate?: LocalDate;
  /** When what an invoice bills is to be paid. */
  readonly dueDate?: LocalDate;
  readonly memo?: string;
}

/** The voucher of an event; `isNew` unless it had been posted before. */
export interface PostedVoucher {
  readonly voucherNo: string;
  readonly isNew: boolean;
}

/**
 * [R13] [R13c] Posts something that happened with a supplier, in the caller's transaction, together with its document: one
 * voucher that balances, its entries, and the balances of the account. The same event of a document, by its `bizSeq`, is posted once: a
 * second delivery posts nothing and answers the voucher that there is, whatever was closed since. An event of no amount has no voucher and
 * answers undefined.
 *
 * Refuses, and has written nothing then: `CLOSED` where the month of the day is closed, `LOCKED` where a statement of it is. A document
 * that is taken back is posted the other way round by its own event, or by {@link reverseVoucher}. Postings of a company wait for each
 * other until their transactions end: lock documents first, post last.
 */
export async function postVoucher(
  transaction: Transaction<Tables>,
  caller: Actor,
  posting: Posting,
): Promise<Result<PostedVoucher | undefined, readonly Refusal[]>> {
  const lines = voucherOf(posting.event);
  if (lines.length === 0) return ok(undefined);
  const { supplier, companyEntity, currency, bizType, bizNo, bizSeq = 1, accountDate = todayOf(caller), dueDate, memo } = posting;
  const of = { event: eventCodes[posting.event.kind], bizType, bizNo, bizSeq };
  const account = await lockedAccount(transaction, { supplier, companyEntity, currency }, of);
  if (account.posted !== undefined) return ok({ voucherNo: account.posted, isNew: false });
  const refused = refusedDay(accountDate, account);
  if (refused.length > 0) return refuse(refused);
  const { voucherNo } = await writeVoucher(transaction, caller, account, { ...of, accountDate, dueDate, memo, lines });
  return ok({ voucherNo, isNew: true });
}
