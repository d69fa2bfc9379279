import { type Decimal, type LocalDate, ok, type Refusal, refuse, text } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { type Resolution, resolutionRefusals, supplierReply } from '@axle/purchasing';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { accountOf } from '../ledger/account-of.ts';
import { resolvingDocument } from './resolving-documents.ts';
import { mailStatement } from './send-statement.ts';
import { statedNow } from './stated-account.ts';

const noDispute: Refusal = { code: 'NO_DISPUTE', message: text('没有这条未处理的异议', 'There is no such open dispute') };

/**
 * [R116] A dispute, or all open ones, is resolved by a document of the account. Once none is open the statement is made again from the
 * books and goes to the supplier once more: both or neither.
 */
export const resolveDispute: TransitionEffect = async ({ parts, before, after, input }) => {
  const { database, caller } = parts;
  const disputes = linesIn(before, 'disputes');
  const isMeant = (at: number) =>
    disputes[at]!['resolvedAt'] === undefined && (input['dispute'] === undefined || input['dispute'] === at + 1);
  if (!disputes.some((_, at) => isMeant(at))) return refuse([noDispute]);
  const { resolution, documentNo: given, text: resolveNote } = input;
  const [by, account] = [resolution as Resolution, accountOf(before)];
  const document = await resolvingDocument(database, by, String(given), account);
  const days = { fromDay: before['fromDay'] as LocalDate, toDay: before['toDay'] as LocalDate };
  const refused = resolutionRefusals(by, String(given), { ...account, ...days }, document);
  if (refused.length > 0) return refuse(refused);
  const done = { resolution, documentNo: document!.no, resolveNote, resolvedAt: caller.now.toISOString() };
  const kept = { ...after, disputes: disputes.map((one, at) => (isMeant(at) ? { ...one, ...done } : one)) };
  if (kept.disputes.some(one => one['resolvedAt' as never] === undefined)) return ok({ ...kept, state: 'disputed' });
  const now = await statedNow(database, before);
  const unsent = await mailStatement(parts, before, now);
  if (unsent) return refuse([unsent]);
  const said = before['supplierClosing'] as Decimal | undefined;
  const diff = said === undefined ? undefined : supplierReply(now['closing'] as Decimal, said).diff;
  return ok({ ...kept, ...now, diff, sentAt: caller.now.toISOString() });
};
