import type { Decimal, LocalDate } from '@axle/kernel';
import { hoursBetween, type Period, repliedInTime } from '@axle/purchasing';
import { sql } from 'kysely';
import { type BoardFact, type BoardFacts, known } from './board-fact.ts';
import { type BoardQuestion, dayOf, within } from './board-question.ts';

interface Stepped {
  readonly documentNo: string;
  readonly supplier: number;
  readonly buyer: number | null;
  readonly submittedAt: string | null;
  readonly approvedAt: string | null;
  readonly approvedOn: LocalDate | null;
  readonly sentAt: string | null;
  readonly sentOn: LocalDate | null;
  readonly firstReplyAt: string | null;
}

const moment = (at: string | null) => (at === null ? undefined : new Date(at));

/** [R70] [R74] How long orders approved in some days waited for it (K3), and whether those sent in them were replied to in time (K4). */
export async function stepFacts(question: BoardQuestion, span: Period): Promise<{ readonly K3: BoardFacts; readonly K4: BoardFacts }> {
  const { now } = question;
  const { rows } = await sql<Stepped>`
    select t.order_no as "documentNo", t.supplier, t.buyer, t.submitted_at as "submittedAt", t.approved_at as "approvedAt",
      ${dayOf('t.approved_at')} as "approvedOn", t.sent_at as "sentAt", ${dayOf('t.sent_at')} as "sentOn",
      t.first_reply_at as "firstReplyAt"
    from purchase_order as t
    where ${question.where()} and ((${within('t.approved_at', span)}) or (${within('t.sent_at', span)}))
      and ${question.inCurrency} and ${question.ofOrders} order by t.id`.execute(question.database);
  const isIn = (day: LocalDate | null): day is LocalDate => day !== null && span.from <= day && day <= span.to;
  const fact = ({ documentNo, supplier, buyer }: Stepped, day: LocalDate): Omit<BoardFact, 'numerator'> => ({
    documentNo,
    isOrder: true,
    supplier,
    ...(buyer === null ? {} : { buyer }),
    day,
  });
  const approvals = rows.flatMap((row): readonly BoardFact[] => {
    const [submitted, approved] = [moment(row.submittedAt), moment(row.approvedAt)];
    if (!submitted || !approved || approved < submitted || !isIn(row.approvedOn)) return [];
    return [{ ...fact(row, row.approvedOn), numerator: hoursBetween(submitted, approved) }];
  });
  const replies = rows.flatMap((row): readonly BoardFact[] => {
    const sent = moment(row.sentAt);
    const inTime = sent && isIn(row.sentOn) ? repliedInTime(sent, moment(row.firstReplyAt), now) : undefined;
    if (inTime === undefined) return [];
    return [{ ...fact(row, row.sentOn!), numerator: (inTime ? '1' : '0') as Decimal, denominator: '1' as Decimal }];
  });
  return { K3: known(approvals), K4: known(replies) };
}
