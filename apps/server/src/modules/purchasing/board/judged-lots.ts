import { ok } from '@axle/kernel';
import { type Cumulated, cumulated } from '@axle/purchasing';
import { firstPassRate, partsPerMillion } from '@axle/quality';
import { type RawBuilder, sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { type BoardQuestion, dayOf, within } from '../fact/board-question.ts';
import { knownOf, mostRows, type Nulls } from '../fact/list-facts.ts';
import { supplierQuestion } from './supplier-board.ts';

interface Lot {
  readonly documentNo: string;
  readonly lotType: string;
  readonly skuCode: string;
  readonly day: string;
  readonly qty: number;
  readonly accepted: boolean;
  readonly inspected: number;
  readonly nonconforming: number;
  readonly critical: number;
  readonly major: number;
  readonly minor: number;
}

interface Defects {
  readonly code: string;
  readonly name: { readonly zh: string; readonly en: string };
  readonly defectClass: string;
  readonly qty: number;
}

/** Units of lots and how many lots were accepted. */
interface LotSums {
  readonly lots: number;
  readonly accepted: number;
  readonly inspected: number;
  readonly nonconforming: number;
}

/** [R10e] What was found in lots, the most frequent defect first. */
async function defectsIn({ database }: BoardQuestion, lots: RawBuilder<unknown>): Promise<readonly Cumulated<Defects>[]> {
  const { rows } = await sql<Defects>`
    select c.code, json_build_object('zh', c.name_zh, 'en', c.name_en) as name, d.defect_class as "defectClass", sum(d.qty)::integer as qty
    from (${lots}) l join sampling_defects d on d.record_id = l.sampling join defect_code c on c.id = d.defect_code
    group by c.code, c.name_zh, c.name_en, d.defect_class order by 4 desc, 1, 3`.execute(database);
  return cumulated(rows, ({ qty }) => qty);
}

/** [R96] [Q10] The lots of a supplier that were judged in a period, what they come to, and what was found in them. */
export const judgedLots: ToolHandler = async context => {
  const { question, period } = supplierQuestion(context);
  const lots = sql`
    select t.* from judged_lot as t
    where ${within('t.finished_at', period)} and ${question.where()} and ${question.inCurrency} and ${question.ofSkus('t.sku')}`;
  const { rows } = await sql<Nulls<Lot>>`
    select t.inspection_no as "documentNo", t.type as "lotType", k.sku as "skuCode", ${dayOf('t.finished_at')} as day, t.lot_size as qty,
      t.accepted, t.inspected_units as inspected, t.nonconforming, t.critical_found as critical, t.major_found as major,
      t.minor_found as minor
    from (${lots}) t join sku k on k.id = t.sku order by t.finished_at desc, t.id desc limit ${mostRows}`.execute(question.database);
  const { rows: found } = await sql<LotSums>`
    select count(*)::integer as lots, (count(*) filter (where l.accepted))::integer as accepted,
      coalesce(sum(l.inspected_units), 0)::integer as inspected, coalesce(sum(l.nonconforming), 0)::integer as nonconforming
    from (${lots}) l`.execute(question.database);
  const { lots: count, accepted, inspected, nonconforming } = found[0]!;
  return ok({
    lotPassRate: firstPassRate(accepted, count),
    ppm: partsPerMillion(nonconforming, inspected),
    lots: rows.map(row => knownOf(row)),
    defects: await defectsIn(question, lots),
  });
};
