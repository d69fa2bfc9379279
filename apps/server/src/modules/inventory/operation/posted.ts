import { type PostingDone, type PostingRequest, refuseShortReason } from '@axle/inventory';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { Transit, TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { explainConsumed } from '../stock/explain-consumed.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { ledgerContext } from '../stock/ledger-context.ts';

/** Posts what a document requires, once, and stores the posting in it. */
export async function posted(
  transit: Transit,
  request: Omit<PostingRequest, 'idemKey'>,
): Promise<Result<{ readonly after: RecordValues; readonly done: PostingDone }, readonly Refusal[]>> {
  const idemKey = `${request.docType}:${request.docNo}:post:0:1`;
  const reply = await stockLedger(ledgerContext(transit.parts.database, transit.parts.caller)).post({ ...request, idemKey });
  if (!reply.ok) return refuse([reply.refusal]);
  const after = { ...transit.after, postingNo: reply.value.postingNo, postedAt: transit.parts.caller.now.toISOString() };
  return ok({ after, done: reply.value });
}

/** Takes the posting of a document back. Where that was done in the ledger already, the document follows it. */
export const reversing =
  (docType: string, number: string): TransitionEffect =>
  async transit => {
    const { before, after, input, parts } = transit;
    const reason = String(input['reverseReason'] ?? '').trim();
    const short = refuseShortReason(reason, 'reverseReason');
    if (short) return refuse([short]);
    const postingNo = String(before['postingNo']);
    const idemKey = `${docType}:${String(before[number])}:reverse:0:1`;
    const reply = await stockLedger(ledgerContext(transit.parts.database, transit.parts.caller)).reverse({ idemKey, postingNo, reason });
    if (reply.ok) return ok({ ...after, reversalNo: reply.value.postingNo });
    const done = reply.refusal.code === 'ALREADY_REVERSED' ? await reversalOf(transit, postingNo) : undefined;
    return done === undefined
      ? refuse([await explainConsumed(parts.database, postingNo, reply.refusal)])
      : ok({ ...after, reversalNo: done });
  };

async function reversalOf({ parts }: Transit, postingNo: string): Promise<string | undefined> {
  const found = await parts.database
    .selectFrom('stock_posting as r')
    .innerJoin('stock_posting as p', 'p.id', 'r.reversal_of')
    .select('r.posting_no')
    .where('p.posting_no', '=', postingNo)
    .executeTakeFirst();
  return found?.posting_no;
}
