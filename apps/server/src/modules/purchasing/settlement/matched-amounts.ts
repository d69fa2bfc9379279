import type { Decimal, LocalDate } from '@axle/kernel';
import { sql } from 'kysely';
import { bookedStates } from '../fact/booked-states.ts';
import type { MatchedSource } from '../forecast/matched-payables.ts';

interface Approved {
  readonly documentNo: string;
  readonly supplier: number;
  readonly buyer: number | null;
  readonly companyEntity: number;
  readonly currency: string;
  readonly amount: Decimal;
  readonly due: LocalDate;
  readonly waits: boolean;
}

/** [R18b] What approved settlements come to that finance does not pay yet. */
export const settledAmounts: MatchedSource = async question => {
  const { database, inCurrency, now } = question;
  const settlements = sql`select s.*, (select min(o.buyer) from settlement_lines n join purchase_order o on o.id = n.purchase_order
    where n.record_id = s.id) as buyer from settlement s where s.state = any(${bookedStates}::text[]) and s.approved_at <= ${now}`;
  const { rows } = await sql<Approved>`
    select t.settle_no as "documentNo", t.supplier, t.buyer, t.company_entity as "companyEntity", t.currency,
      trim_scale(t.payable)::text as amount, t.due_date as due, t.state = 'approved' and not exists (
        select from payment_request r where r.id = t.payment_request and r.state in ('submitted', 'approved', 'part_paid', 'paid')) as waits
    from (${settlements}) as t where ${question.where()} and ${inCurrency} order by t.due_date, t.id`.execute(database);
  return rows.flatMap(({ waits, buyer, ...row }) =>
    waits ? [{ ...row, ...(buyer === null ? {} : { buyer }), stage: 'matched' as const, isOrder: false }] : [],
  );
};
