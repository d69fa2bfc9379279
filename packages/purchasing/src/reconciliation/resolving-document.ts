import { fill, type LocalDate, type Refusal } from '@axle/kernel';
import { isOtherAccount, type OrderAccount } from '../prepayment/prepay-refusals.ts';

/** By what a dispute is resolved: a manual voucher, another entry of the ledger, a deduction, an invoice. */
export type Resolution = 'adjust' | 'entry' | 'deduction' | 'invoice';

/** A document by which a dispute is to be resolved, with the day on which it counts. */
export interface ResolvingDocument extends OrderAccount {
  readonly day: LocalDate;
  /** Whether it is posted, or stands otherwise: not waived, void, cancelled or a draft. */
  readonly isInForce: boolean;
}

/** The account and the days of a statement. */
export interface StatedAccount extends OrderAccount {
  readonly fromDay: LocalDate;
  readonly toDay: LocalDate;
}

const noDocument: Readonly<Record<Resolution, { readonly zh: string; readonly en: string }>> = {
  adjust: { zh: '该账户没有已记账的手工凭证{no}', en: 'The account has no posted manual voucher {no}' },
  entry: { zh: '该账户没有有效的凭证{no}', en: 'The account has no voucher {no} in force' },
  deduction: { zh: '该账户没有有效的扣款单{no}', en: 'The account has no deduction {no} in force' },
  invoice: { zh: '该账户没有已查验的发票{no}', en: 'The account has no verified invoice {no}' },
};

/** Whether a document counts within the days of a statement: what is posted in its month, else what is dated by its last day. */
const isOfDays = (by: Resolution, { fromDay, toDay }: StatedAccount, day: LocalDate): boolean =>
  day <= toDay && (by === 'deduction' || by === 'invoice' || day >= fromDay);

/**
 * [R116] What stands against a document as the resolution of a dispute: it is not in force, or of another supplier, company or currency
 * than the statement (`NO_DOCUMENT`), or of other days (`OTHER_PERIOD`).
 */
export function resolutionRefusals(
  by: Resolution,
  no: string,
  statement: StatedAccount,
  document: ResolvingDocument | undefined,
): readonly Refusal[] {
  if (!document?.isInForce || isOtherAccount(document, statement)) return [{ code: 'NO_DOCUMENT', message: fill(noDocument[by], { no }) }];
  if (isOfDays(by, statement, document.day)) return [];
  const message = { zh: '{no}的日期{d}不在对账期间内', en: '{no} is dated {d}, outside the days of the statement' };
  return [{ code: 'OTHER_PERIOD', message: fill(message, { no, d: document.day }) }];
}
