import { unrestricted } from '@axle/permissions';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { addingRecords } from '../../../platform/demo/add-records.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { computeSafety } from '../safety/compute-safety.ts';
import { demoConfigs, demoShares } from './demo-planning-rows.ts';

/**
 * Adds the parameters of plans, the shares of the sites and safety stocks: those of the last year, a little off from what is computed now.
 */
export async function addDemoParameters(transaction: Transaction<Tables>, registry: Registry, planner: number, now: Date): Promise<void> {
  const add = addingRecords(transaction, registry, planner, now);
  const { rows } = await sql<{ kind: string; code: string; id: number }>`
    select 'market' as kind, code, id from market union all select 'category', code, id from category union all select 'site', code, id
    from site
    union all select 'node', code, id from plan_node union all select 'transport', code, id from global_shipping`.execute(transaction);
  const ids = new Map(rows.map(({ kind, code, id }) => [`${kind}/${code}`, id]));
  await add(
    'mrpBaseConfig',
    demoConfigs.map(({ scope, of, transport, values }): RecordValues => ({
      scope,
      [scope]: ids.get(`${scope}/${of}`),
      ...(transport === undefined ? {} : { transport: ids.get(`transport/${transport}`), planner }),
      ...values,
    })),
  );
  await add(
    'deliveryDemandConfig',
    demoShares.map(({ site, category, shares }): RecordValues => ({
      site: ids.get(`site/${site}`),
      ...(category === undefined ? {} : { category: ids.get(`category/${category}`) }),
      shares: shares.map(([node, percent, targetCoverDays, minCoverDays, shipWeekdays, roundTo = 'carton'], at) => ({
        node: ids.get(`node/${node}`),
        percent,
        priority: at + 1,
        targetCoverDays,
        minCoverDays,
        shipWeekdays,
        maxCbm: '68',
        roundTo,
        excludeHazard: false,
      })),
    })),
  );
  const { resource } = registry.page('safetyStock')?.page ?? {};
  if (!resource) return;
  const access = unrestricted(planner);
  const parts = { database: transaction, resource, page: 'safetyStock', caller: { registry, access, now } };
  await computeSafety(transaction, parts, { weeks: 26, cutOutliers: true });
  await sql`
    update safety_stock set effective_from = ${businessDay(now)}::date - 120, source = 'manual', result = kept.result,
      difference = round(100.0 * (computed - kept.result) / nullif(kept.result, 0), 2)
    from (select id, ceil(computed * (0.6 + (id % 9) * 0.1))::integer as result from safety_stock where computed > 0 and not needs_history
    and id % 5 <> 0) as kept
    where kept.id = safety_stock.id`.execute(transaction);
}
