import { randomUUID } from 'node:crypto';
import { refuseReversalByHand, refuseShortReason } from '@axle/inventory';
import { fill, ok, type Refusal, refuse, type Text } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { explainConsumed } from './explain-consumed.ts';
import { reversalFollowers } from './reversal-follower.ts';
import { ledgerContext } from './ledger-context.ts';
import { stockLedger } from './stock-ledger.ts';

const elsewhere: Refusal = {
  code: 'OUT_OF_SCOPE',
  message: { zh: '该过账涉及您无权查看的仓库', en: 'The posting involves warehouses you cannot see' },
};
const reversed: Text = { zh: '收货过账 {posting} 已冲销：{reason}', en: 'Posting {posting} of the receipt was reversed: {reason}' };

/**
 * [M5] Takes the whole posting of a move back, unless its document does that itself. Where pieces have left since, the refusal names the
 * documents with which they left.
 */
export const reversePosting: ActionHandler = async ({ parts, targets, input, key }) => {
  const reason = String(input['reason'] ?? '').trim();
  const short = refuseShortReason(reason, 'reason');
  if (short) return refuse(short);
  return inTransaction(parts.database, async transaction => {
    const { rows } = await sql<{ posting_no: string; doc_type: string; doc_no: string; seen: number; moves: number }>`
      select p.posting_no, p.doc_type, p.doc_no, (select count(*) from stock_move_list t where t.posting_no = p.posting_no
      and ${seenRows(parts)})::integer as seen,
        (select count(*) from stock_move m where m.posting = p.id)::integer as moves
      from stock_move f join stock_posting p on p.id = f.posting where f.seq = ${targets[0]?.id ?? 0}`.execute(transaction);
    const posting = rows[0];
    if (!posting || posting.seen === 0) return refuse(notFound);
    if (posting.seen < posting.moves) return refuse(elsewhere);
    const atDocument = refuseReversalByHand(posting.doc_type, posting.doc_no);
    if (atDocument) return refuse(atDocument);
    const context = ledgerContext(transaction, parts.caller);
    const reply = await stockLedger(context).reverse({
      idemKey: `reversal:${posting.posting_no}:${key ?? randomUUID()}`,
      postingNo: posting.posting_no,
      reason,
    });
    if (!reply.ok) return refuse(await explainConsumed(transaction, posting.posting_no, reply.refusal));
    const why = fill(reversed, { posting: posting.posting_no, reason });
    const { doc_type: type, doc_no: docNo, posting_no: postingNo } = posting;
    const follow = parts.caller.registry.part(reversalFollowers, type);
    const followed = follow ? await follow({ context, caller: parts.caller, why }, docNo, postingNo) : ok(undefined);
    return followed.ok ? ok([{ id: targets[0]!.id, name: reply.value.postingNo }]) : followed;
  });
};
