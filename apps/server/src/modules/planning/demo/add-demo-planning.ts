import { unrestricted } from '@axle/permissions';
import type { RecordValues } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { computePriorities } from '../priority/compute-priorities.ts';
import { addDemoParameters } from './add-demo-parameters.ts';
import { addDemoWeeklySales } from './add-demo-weekly-sales.ts';
import { type DemoSeason, demoSeasons } from './demo-seasons.ts';

type Node = readonly [code: string, kind: 'cn' | 'overseas' | 'fba', warehouse: string, supply?: string, site?: string];

const nodes: readonly Node[] = [
  ['CN-SZ', 'cn', 'CN-SZ'],
  ['CN-NB', 'cn', 'CN-NB'],
  ['US-W', 'overseas', 'US-W', 'CN-SZ'],
  ['US-E', 'overseas', 'US-E', 'CN-SZ'],
  ['US-HOU', 'overseas', 'US-3PL-HOU', 'US-W'],
  ['DE-HAM', 'overseas', 'DE-HAM', 'CN-NB'],
  ['UK-BHM', 'overseas', 'UK-BHM', 'CN-NB'],
  ['FBA-US', 'fba', 'FBA-ONT8', 'US-W', 'AMZ-US'],
  ['FBA-DE', 'fba', 'FBA-LEJ1', 'DE-HAM', 'AMZ-DE'],
];

/** Adds the nodes of planning, the factors of the season and what was sold week by week. */
export const addDemoPlanning = demoStep(
  'planning',
  ['catalogue', 'warehouses', 'shippings'],
  async ({ transaction, registry, adding, person, now }) => {
    const planner = person('planner');
    const add = adding('planner');
    const idsOf = async (table: 'warehouse' | 'site' | 'market' | 'category') =>
      new Map((await transaction.selectFrom(table).select(['id', 'code']).execute()).map(({ id, code }) => [code, id]));
    const warehouses = await transaction.selectFrom('warehouse').select(['id', 'code', 'timezone']).execute();
    const [sites, markets, categories] = [await idsOf('site'), await idsOf('market'), await idsOf('category')];
    const added = new Map<string, number>();
    for (const [code, kind, warehouse, supply, site] of nodes) {
      const { id: held, timezone } = warehouses.find(each => each.code === warehouse)!;
      const { id } = await transaction
        .insertInto('plan_node')
        .values({
          code,
          kind,
          warehouse: held,
          tz: timezone,
          supply_node: supply === undefined ? null : added.get(supply)!,
          site: site === undefined ? null : sites.get(site)!,
          created_by: null,
          updated_by: null,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      added.set(code, id);
    }
    const season = ({ market, category, year, from, months, proposal, note }: DemoSeason): RecordValues => ({
      scope: category === undefined ? 'global' : 'category',
      category: category === undefined ? undefined : categories.get(category),
      market: markets.get(market),
      year,
      ...Object.fromEntries(months.map((factor, at) => [`m${at + 1}`, String(Number(factor))])),
      source: proposal ? 'computed' : 'manual',
      effectiveFrom: from,
      note,
    });
    const records = (proposal: boolean) => demoSeasons.filter(each => (each.proposal ?? false) === proposal).map(season);
    await add('seasonFactor', records(true));
    await transaction.updateTable('season_factor').set({ status: 0 }).execute();
    await add('seasonFactor', records(false));
    await addDemoWeeklySales(transaction, now);
    const access = unrestricted(planner);
    const { resource } = registry.page('skuPriority')?.page ?? {};
    if (!resource) return;
    await computePriorities(transaction, { database: transaction, resource, page: 'skuPriority', caller: { registry, access, now } });
    await addDemoParameters(transaction, registry, planner, now);
  },
);
