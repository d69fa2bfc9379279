import type { LocalDate } from '@axle/kernel';
import { hoursBetween, repliedInTime, replyDue } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { dayOf } from './board-question.ts';

interface Stepped {
  readonly order: number;
  readonly supplier: number;
  readonly buyer: number | null;
  readonly companyEntity: number;
  readonly currency: string;
  readonly submittedAt: string | null;
  readonly approvedAt: string | null;
  readonly approvedOn: LocalDate | null;
  readonly sentAt: string | null;
  readonly sentOn: LocalDate | null;
  readonly firstReplyAt: string | null;
}

const moment = (at: string | null) => (at === null ? undefined : new Date(at));

function approvalFact({ submittedAt, approvedAt, approvedOn }: Stepped): object {
  const [submitted, approved] = [moment(submittedAt), moment(approvedAt)];
  if (!submitted || !approved || approved < submitted) return {};
  return { approved_on: approvedOn, approval_hours: hoursBetween(submitted, approved) };
}

function replyFact({ sentAt, sentOn, firstReplyAt }: Stepped): object {
  const sent = moment(sentAt);
  if (!sent) return {};
  const due = replyDue(sent);
  return { sent_on: sentOn, reply_due: due, in_time: repliedInTime(sent, moment(firstReplyAt), due) };
}

/** [R70] [R74] Keeps how long some orders waited for their approval, and whether they were replied to in time. */
export async function keepStepFacts(database: Kysely<Tables>, orders: readonly number[]): Promise<void> {
  const { rows } = await sql<Stepped>`
    select o.id as "order", o.supplier, o.buyer, o.company_entity as "companyEntity", o.currency, o.submitted_at as "submittedAt",
      o.approved_at as "approvedAt", ${dayOf('o.approved_at')} as "approvedOn", o.sent_at as "sentAt", ${dayOf('o.sent_at')} as "sentOn",
      o.first_reply_at as "firstReplyAt"
    from purchase_order o where o.id = any(${orders}::bigint[]) and (o.approved_at is not null or o.sent_at is not null)`.execute(database);
  const facts = rows.map(row => ({
    purchase_order: row.order,
    supplier: row.supplier,
    buyer: row.buyer,
    company_entity: row.companyEntity,
    currency: row.currency,
    ...approvalFact(row),
    ...replyFact(row),
  }));
  await sql`delete from order_step_fact where purchase_order = any(${orders}::bigint[])`.execute(database);
  await sql`
    insert into order_step_fact select * from json_populate_recordset(null::order_step_fact, ${JSON.stringify(facts)}::json)`.execute(
    database,
  );
}
