import type { Decimal, LocalDate } from '@axle/kernel';
import { orderedInTime, type Period } from '@axle/purchasing';
import { sql } from 'kysely';
import { companyCalendar } from '../deduction/company-calendar.ts';
import { type BoardFact, type BoardFacts, type FactDocument, known } from '../fact/board-fact.ts';
import { type BoardQuestion, dayOf, within } from '../fact/board-question.ts';

interface Confirmed {
  readonly documentNo: string;
  readonly sku: number;
  readonly supplier: number | null;
  readonly buyer: number | null;
  readonly company: number;
  readonly qty: number;
  readonly confirmed: LocalDate;
  readonly ordered: LocalDate | null;
  readonly state: string;
}

const kindOf = (state: string): FactDocument =>
  state === 'ordered' ? 'ordered_requirement' : state === 'closed' ? 'closed_requirement' : 'requirement';

/** [R75] Requirements confirmed in some days, by their history, and whether they were ordered in time (K2). */
export async function confirmedFacts(question: BoardQuestion, span: Period): Promise<BoardFacts> {
  const { database, today } = question;
  const { rows } = await sql<Confirmed>`
    select t.req_no as "documentNo", t.sku, t.supplier, t.buyer, t.company_entity as company, t.qty, t.state, c.confirmed, (
        select ${dayOf('o.at')} from audit_log o where o.entity = 'purchaseRequirement' and o.record_id = t.id
          and o.transition in ('orderPart', 'orderAll') and o.at >= c.at order by o.at, o.id limit 1) as ordered
    from (
      select a.record_id, min(a.at) as at, min(${dayOf('a.at')}) as confirmed from audit_log a
      where a.entity = 'purchaseRequirement' and a.transition = 'confirm' and ${within('a.at', span)} group by a.record_id) c
      join purchase_requirement as t on t.id = c.record_id
    where ${question.where('purchaseRequirement')} and ${question.inCurrency}
    order by c.at, t.id`.execute(database);
  const companies = [...new Set(rows.map(({ company }) => company))];
  const calendars = new Map(await Promise.all(companies.map(async id => [id, await companyCalendar(database, id)] as const)));
  return known(
    rows.flatMap(({ company, confirmed, ordered, state, supplier, buyer, ...row }): readonly BoardFact[] => {
      const inTime = orderedInTime(confirmed, ordered ?? undefined, { calendar: calendars.get(company)!, today });
      if (!inTime.ok || inTime.value === undefined) return [];
      return [
        {
          ...row,
          documentKind: kindOf(state),
          ...(supplier === null ? {} : { supplier }),
          ...(buyer === null ? {} : { buyer }),
          day: confirmed,
          numerator: (inTime.value ? '1' : '0') as Decimal,
          denominator: '1' as Decimal,
        },
      ];
    }),
  );
}
