import { fill, type LocalDate, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { Passage } from '@axle/logistics';
import { standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { sql } from 'kysely';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';

/** What a distribution plan sends to a country, and by which way. */
export interface PlannedPassage {
  readonly passage: Passage;
  readonly skus: readonly string[];
}

const noPlan = (plan: string): Refusal => ({
  code: 'NO_PLAN',
  field: 'plan',
  message: fill({ zh: '没有分货计划 {plan}', en: 'There is no distribution plan {plan}' }, { plan }),
});

/** The ways of a plan that the user may see, country by country, and the day on which it departs. */
export async function plannedPassages(
  parts: RecordParts,
  plan: string,
): Promise<Result<{ readonly day: LocalDate; readonly ways: readonly PlannedPassage[] }>> {
  const entry = parts.caller.registry.page('distributionPlan');
  const { resource } = entry?.page ?? {};
  if (!entry || !resource || !can(parts.caller.access, standardCode(entry.section.key, entry.page, 'list')))
    return refuse(callRefusals.forbidden);
  const { rows } = await sql<{ day: LocalDate; mode: string; harbours: readonly string[]; country: string; skus: readonly string[] }>`
    select coalesce(t.ship_date, to_date(t.depart_week, 'IYYY"-W"IW'))::text as day, g.mode, o.iso2 as country,
    array_agg(distinct s.sku) as skus,
      array(select h.unlocode from harbour h where h.id in (t.harbour, g.from_harbour, g.to_harbour)) as harbours
    from distribution_plan t join global_shipping g on g.id = t.channel
    join distribution_plan_lines l on l.record_id = t.id and l.qty > 0 join sku s on s.id = l.sku
    join warehouse w on w.id = l.to_node join country o on o.id = w.country
    where t.plan_no = ${plan} and ${seenRows({ ...parts, resource })}
    group by t.id, g.id, o.iso2 order by o.iso2`.execute(parts.database);
  const [first] = rows;
  if (!first) return refuse(noPlan(plan));
  const ways = rows.map(({ mode, harbours, country, skus }) => ({ passage: { channel: mode, harbours, country }, skus }));
  return ok({ day: first.day, ways });
}
