import type { Decimal, LocalDate } from '@axle/kernel';
import { lineTotals, priceFor } from '@axle/purchasing';
import { sql } from 'kysely';
import type { BoardQuestion } from '../fact/board-question.ts';
import { orderOffers, questionIn } from '../order/order-offers.ts';
import { idsIn, termsOf } from '../order/supplier-terms.ts';
import type { ForecastAmount } from './forecast-amount.ts';

interface Confirmed {
  readonly documentNo: string;
  readonly sku: number;
  readonly supplier: number;
  readonly buyer: number | null;
  readonly companyEntity: number;
  readonly currency: string;
  readonly qty: number;
  readonly day: LocalDate;
}

/** What confirmed requirements will cost with tax that nothing is ordered for, by the offers of their suppliers; others are left out. */
export async function estimatedAmounts(question: BoardQuestion): Promise<readonly ForecastAmount[]> {
  const { database } = question;
  const { rows } = await sql<Confirmed>`
    select t.req_no as "documentNo", t.sku, t.supplier, t.buyer, t.company_entity as "companyEntity", t.currency,
      t.qty - t.ordered_qty - t.closed_qty as qty, t.required_date as day
    from purchase_requirement as t
    where t.state in ('confirmed', 'part') and t.supplier is not null and t.currency is not null
      and t.created_at <= ${question.now} and t.qty > t.ordered_qty + t.closed_qty and ${question.where('purchaseRequirement')}
      and ${question.inCurrency}
    order by t.required_date, t.id`.execute(database);
  // prices with tax, else those without
  const asked = [true, false].map(priceInclTax => rows.map(row => questionIn({ ...row, priceInclTax }, row.sku)));
  const offerFor = await orderOffers(database, asked.flat());
  const suppliers = await termsOf(database, idsIn(rows.map(({ supplier }) => supplier)));
  return rows.flatMap(({ documentNo, supplier, buyer, companyEntity, currency: of, qty, day }, at): readonly ForecastAmount[] => {
    const offer = asked.map(questions => offerFor(questions[at]!)).find(one => one !== undefined);
    const price = offer && priceFor(offer.breaks, Math.max(qty, offer.moq), question.today);
    if (!price?.ok) return [];
    const taxRate = (suppliers.get(supplier)?.taxRate ?? '0') as Decimal;
    const { gross } = lineTotals({ qty, price: price.value.price }, { currency: of, taxRate, priceInclTax: offer!.priceInclTax });
    const whose = { supplier, companyEntity, ...(buyer === null ? {} : { buyer }) };
    return [{ stage: 'estimated', documentNo, isOrder: false, ...whose, currency: of, amount: gross, due: day }];
  });
}
