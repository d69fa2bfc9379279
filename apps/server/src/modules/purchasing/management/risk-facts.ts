import { skuMay, type SkuSalesStatus } from '@axle/catalog';
import { compareDecimals, type Decimal, type LocalDate, zero } from '@axle/kernel';
import { costOfPoorQuality, isSingleSource, type Period, type QualityDocument } from '@axle/purchasing';
import { sql } from 'kysely';
import { known } from '../fact/board-fact.ts';
import type { BoardQuestion } from '../fact/board-question.ts';
import { counted, type ManagementFact, type ManagementFacts } from './management-fact.ts';
import { bySupplier, type Spend } from './spend-facts.ts';

interface Found extends QualityDocument {
  readonly documentNo: string;
  readonly supplier: number;
  readonly currency: string;
  readonly day: LocalDate;
  readonly amount: Decimal;
}

/** [R66] What suppliers pay for poor quality in some days, and what was bought of them (M9). */
export async function qualityFacts(question: BoardQuestion, { from, to }: Period, spend: Spend): Promise<ManagementFacts> {
  const of = sql<boolean>`t.day between ${from}::date and ${to}::date and ${question.where()} and ${question.inCurrency}
    and (${question.ofSkus('t.sku')})`;
  const { rows } = await sql<Found>`
    select 'deduction' as kind, t.deduct_no as "documentNo", t.supplier, t.currency, t.day, t.state, trim_scale(t.amount)::text as amount
    from (select d.*, null::bigint as buyer from deduction d) as t where ${of}
    union all
    select 'claim', t.claim_no, t.supplier, t.currency, t.day, t.state, trim_scale(coalesce(t.agreed, 0))::text
    from (select c.*, null::bigint as buyer from claim c) as t where t.party = 'supplier' and t.supplier is not null and ${of}
    union all
    select 'return', t.as_no, t.supplier, t.currency, t.day, t.state, trim_scale(coalesce(t.refund_amount, 0))::text
    from (select a.*, null::bigint as buyer from after_sale a) as t where t.type in ('return_refund', 'credit') and ${of}
    order by 5, 2`.execute(question.database);
  const costs = rows.flatMap(({ kind, state, ...row }) => {
    const amount = costOfPoorQuality({ kind, state, amount: row.amount });
    return compareDecimals(amount, zero) === 0
      ? []
      : [{ ...row, amount, dimension: kind, documentKind: kind === 'return' ? 'after_sale' : kind } as const];
  });
  const { facts, unknown } = await counted(question, costs);
  const bought = bySupplier(spend).map(({ supplier, amount }): ManagementFact => ({
    supplier,
    dimension: 'spend',
    numerator: zero,
    denominator: amount,
  }));
  return { facts: [...facts, ...bought], unknown: unknown + spend.unknown };
}

interface Sourced {
  readonly status: SkuSalesStatus | null;
  readonly sources: number;
  readonly supplier: number | null;
  readonly skus: number;
}

/** [R66] SKUs that may be bought, and those that one supplier alone may be asked for (M10), by that supplier. */
export async function sourceFacts(question: BoardQuestion): Promise<ManagementFacts> {
  const { rows } = await sql<Sourced>`
    select s.status, s.sources, s.supplier, count(*)::integer as skus from (
      select k.sales_status as status, count(distinct x.supplier)::integer as sources,
        case when min(x.supplier) = max(x.supplier) then min(x.supplier) end as supplier
      from sku k left join supplier_sku x on x.sku = k.id and x.state in ('trial', 'active')
      where ${question.ofSkus('k.id')} group by k.id, k.sales_status) s
    group by 1, 2, 3 order by skus desc, supplier`.execute(question.database);
  return known(
    rows
      .filter(({ status }) => status !== null && skuMay(status, 'purchase'))
      .map(({ sources, supplier, skus }) => ({
        ...(supplier === null ? {} : { supplier }),
        dimension: isSingleSource(sources) ? 'single' : sources === 0 ? 'none' : 'several',
        numerator: isSingleSource(sources) ? (String(skus) as Decimal) : zero,
        denominator: String(skus) as Decimal,
      })),
  );
}
