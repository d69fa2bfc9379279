import { type Decimal, fill, ok, type Refusal, refuse, text } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { supplierReply } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { accountOf } from '../ledger/account-of.ts';
import { mailStatement } from './send-statement.ts';
import { statedNow } from './stated-account.ts';

const noDispute: Refusal = { code: 'NO_DISPUTE', message: text('没有这条未处理的异议', 'There is no such open dispute') };
const noDocument = {
  adjust: text('该账户没有已记账的手工凭证{no}', 'The account has no posted manual voucher {no}'),
  deduction: text('该供应商没有有效的扣款单{no}', 'The supplier has no deduction {no} in force'),
};

/** What stands against a document as the resolution of a dispute: it is not of this account (`NO_DOCUMENT`). Invoices come from outside. */
async function documentRefused(database: Transaction<Tables>, statement: RecordRow, by: string, no: string): Promise<Refusal | undefined> {
  if (by !== 'adjust' && by !== 'deduction') return undefined;
  const { supplier, companyEntity, currency } = accountOf(statement);
  const found =
    by === 'adjust'
      ? sql`select from ledger_adjustment where adjust_no = ${no} and state = 'posted' and supplier = ${supplier}
          and company_entity = ${companyEntity} and currency = ${currency}`
      : sql`select from deduction where deduct_no = ${no} and state not in ('waived', 'void') and supplier = ${supplier}
          and company_entity = ${companyEntity} and currency = ${currency}`;
  const { rows } = await found.execute(database);
  return rows.length > 0 ? undefined : { code: 'NO_DOCUMENT', message: fill(noDocument[by], { no }) };
}

/**
 * A dispute, or all open ones, is resolved by a document. Once none is open the statement is made again from the books and goes to the
 * supplier once more: both or neither.
 */
export const resolveDispute: TransitionEffect = async ({ parts, before, after, input }) => {
  const { database, caller } = parts;
  const disputes = linesIn(before, 'disputes');
  const isMeant = (at: number) =>
    disputes[at]!['resolvedAt'] === undefined && (input['dispute'] === undefined || input['dispute'] === at + 1);
  if (!disputes.some((_, at) => isMeant(at))) return refuse([noDispute]);
  const { resolution, documentNo: given, text: resolveNote } = input;
  // numbers of documents are shown with dashes, and kept without
  const documentNo = resolution === 'invoice' ? String(given) : String(given).replaceAll('-', '');
  const refused = await documentRefused(database, before, String(resolution), documentNo);
  if (refused) return refuse([refused]);
  const done = { resolution, documentNo, resolveNote, resolvedAt: caller.now.toISOString() };
  const kept = { ...after, disputes: disputes.map((one, at) => (isMeant(at) ? { ...one, ...done } : one)) };
  if (kept.disputes.some(one => one['resolvedAt' as never] === undefined)) return ok({ ...kept, state: 'disputed' });
  const now = await statedNow(database, before);
  const unsent = await mailStatement(parts, before, now);
  if (unsent) return refuse([unsent]);
  const said = before['supplierClosing'] as Decimal | undefined;
  const diff = said === undefined ? undefined : supplierReply(now['closing'] as Decimal, said).diff;
  return ok({ ...kept, ...now, diff, sentAt: caller.now.toISOString() });
};
