import type { Decimal, LocalDate } from '@axle/kernel';
import { sql } from 'kysely';
import type { BoardQuestion } from '../fact/board-question.ts';
import type { ForecastAmount } from './forecast-amount.ts';

interface Asked {
  readonly documentNo: string;
  readonly supplier: number;
  readonly buyer: number | null;
  readonly companyEntity: number;
  readonly currency: string;
  readonly amount: Decimal;
  readonly due: LocalDate;
  readonly paidOn: LocalDate | null;
}

/** What finance was asked to pay and has not yet, and what it has paid since a day. Money that comes back is none of it. */
export async function paymentAmounts(question: BoardQuestion, since: LocalDate): Promise<readonly ForecastAmount[]> {
  const { now, today } = question;
  const { rows } = await sql<Asked>`
    select t.payment_no as "documentNo", t.supplier, t.buyer, t.company_entity as "companyEntity", t.currency,
      trim_scale(t.amount)::text as amount, t.due_date as due, t.paid_on as "paidOn"
    from (
      select r.id, r.payment_no, r.currency, r.due_date, x.amount, x.paid_on, r.payee as supplier, r.payer as company_entity, coalesce((
          select o.buyer from prepayment p join prepayment_shares s on s.record_id = p.id join purchase_order o on o.id = s.purchase_order
          where r.source_type = 'prepayment' and p.prepay_no = r.source_no order by s.line_no limit 1), (
          select o.buyer from settlement s join settlement_lines n on n.record_id = s.id join purchase_order o on o.id = n.purchase_order
          where r.source_type = 'settlement' and s.settle_no = r.source_no order by n.line_no limit 1)) as buyer
      from payment_request r cross join lateral (
        select r.amount - coalesce(sum(p.amount), 0) as amount, null::date as paid_on
        from payment_result p where p.payment_request = r.id and p.paid_on <= ${today}::date
        union all
        select p.amount, p.paid_on from payment_result p
        where p.payment_request = r.id and p.paid_on between ${since}::date and ${today}::date) x
      where r.kind <> 'refund' and r.created_at <= ${now} and x.amount > 0
        and (r.state in ('submitted', 'approved', 'part_paid') or r.state = 'paid' and r.paid_on >= ${since}::date)) as t
    where ${question.where()} and ${question.inCurrency}
    order by t.due_date, t.id`.execute(question.database);
  return rows.map(({ paidOn, buyer, ...row }) => ({
    ...row,
    ...(buyer === null ? {} : { buyer }),
    stage: paidOn === null ? ('requested' as const) : ('paid' as const),
    isOrder: false,
    ...(paidOn === null ? {} : { paidOn }),
  }));
}
