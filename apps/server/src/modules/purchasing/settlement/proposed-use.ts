import { compareDecimals, type Decimal, fill, groupedDecimal, minorDigits, text, zero } from '@axle/kernel';
import { type Proposal, regrouped } from '@axle/page-kit';
import { mostExtraUse } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { usableIn } from './usable-in.ts';

/** Most settlements that are proposed. */
const most = 5;

interface Waiting {
  readonly id: number;
  readonly settleNo: string;
  readonly currency: string;
  readonly payable: Decimal;
}

/** [R84] Settlements that wait to be paid for orders of the prepayment, or of that of the use, with the most that they may use of it. */
export const proposedUse: ProposalHandler = async ({ database, resource }, row) => {
  const prepayment = resource.entity === 'prepayment' ? row.id : Number(row['prepayment']);
  const { rows: settlements } = await sql<Waiting>`
    select s.id, s.settle_no as "settleNo", s.currency, trim_scale(s.payable)::text as payable
    from settlement s join prepayment p on p.id = ${prepayment}
    where s.state = 'approved' and s.payable > 0 and s.supplier = p.supplier and s.company_entity = p.company_entity
      and s.currency = p.currency and exists (
        select from settlement_lines l join prepayment_shares n on n.purchase_order = l.purchase_order and n.record_id = p.id
        where l.record_id = s.id)
    order by s.due_date, s.id limit ${most}`.execute(database);
  const proposed: Proposal[] = [];
  for (const { id, settleNo, currency, payable } of settlements) {
    const open = (await usableIn(database, prepayment, id)).map(share => share.open);
    const amount = mostExtraUse(open, payable);
    if (compareDecimals(amount, zero) <= 0) continue;
    const words = { no: regrouped(settleNo), amount: `${currency} ${groupedDecimal(payable, minorDigits(currency))}` };
    proposed.push({
      values: { settlement: id, amount },
      words: fill(text('{no}，应付{amount}', '{no}, {amount} payable'), words),
      why: text('其订单还有未核销的余额', 'Its orders have an unused balance'),
    });
  }
  return proposed;
};
