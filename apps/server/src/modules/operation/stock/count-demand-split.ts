import { type Decimal, divide } from '@axle/kernel';
import { zoneOf } from '@axle/logistics';
import { nearestNodes, type RegionDemand, splitDemand, splitIsOff } from '@axle/operation';
import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { lastMileBook } from '../../logistics/rule/last-mile-book.ts';
import { type ConfiguredNode, type DemandConfig, demandConfigs } from './demand-configs.ts';
import { orderedByRegion, type OrderedRegion } from './ordered-by-region.ts';

/** States that are named beside a node. */
const mostStates = 5;

type ZoneFrom = (node: ConfiguredNode, zip: string) => string | undefined;

/** Answers the lowest zone from the warehouse of a node to a region, by the rate cards of its channels. */
async function zonesOf(database: Kysely<Tables>, now: Date, configs: readonly DemandConfig[]): Promise<ZoneFrom> {
  const codes = configs.flatMap(({ shares }) => shares.flatMap(({ channels }) => channels));
  const book = await lastMileBook(database, [...new Set(codes)], businessDay(now));
  const known = new Map<string, string | undefined>();
  return ({ warehouse, zip: from, channels }, zip) => {
    const key = `${warehouse} ${zip}`;
    if (from === null || zip === '') return undefined;
    if (known.has(key)) return known.get(key);
    const zones = book.channels.flatMap(({ code, freight }) => {
      const table = freight === undefined || !channels.includes(code) ? undefined : book.tables.get(freight);
      const zone = table?.ok ? zoneOf(table.value, from, zip) : undefined;
      return zone?.ok && /^\d+$/.test(zone.value) ? [zone.value] : [];
    });
    const least = zones.toSorted((one, other) => Number(one) - Number(other))[0];
    known.set(key, least);
    return least;
  };
}

/** [O9g] To which nodes a region belongs: what the platform ships to its own node where the split has one, else to the nearest. */
function regionOf({ shares }: DemandConfig, { byPlatform, zip, units }: OrderedRegion, zoneFrom: ZoneFrom): RegionDemand {
  const own = byPlatform ? shares.flatMap((share, at) => (share.byPlatform ? [at] : [])) : [];
  const nearest = own.length > 0 ? own : nearestNodes(shares.map(share => (share.byPlatform ? undefined : zoneFrom(share, zip))));
  return { units, nearest };
}

/** From where most of the demand of each node comes: `CA 31.2% · TX 12%`. */
function statesOf(percents: readonly Decimal[], regions: readonly (RegionDemand & Pick<OrderedRegion, 'state'>)[]): readonly string[] {
  const byState = [...Map.groupBy(regions, ({ state }) => state ?? '–')].map(([state, of]) => ({
    state,
    split: splitDemand(percents, of),
  }));
  return percents.map((_, at) => {
    const units = byState.map(({ state, split }) => ({ state, units: split[at]!.units })).filter(one => one.units > 0);
    const all = String(units.reduce((sum, one) => sum + one.units, 0)) as Decimal;
    return units
      .toSorted((one, other) => other.units - one.units || (one.state < other.state ? -1 : 1))
      .slice(0, mostStates)
      .map(one => `${one.state} ${divide(String(one.units * 100) as Decimal, all, 1)}%`)
      .join(' · ');
  });
}

/** [O9g] Counts again what the nodes of all configured splits were ordered in 90 days. */
export async function countDemandSplit(database: Kysely<Tables>, now: Date): Promise<void> {
  const configs = await demandConfigs(database);
  const zoneFrom = await zonesOf(database, now, configs);
  const ordered = Map.groupBy(await orderedByRegion(database, now, configs), ({ demand }) => demand);
  const rows = configs.flatMap(config => {
    const { id, name, site, category, sku, shares } = config;
    const percents = shares.map(({ percent }) => percent);
    const regions = (ordered.get(id) ?? []).map(region => ({ state: region.state, ...regionOf(config, region, zoneFrom) }));
    const split = splitDemand(percents, regions);
    const states = statesOf(percents, regions);
    const isOff = splitIsOff(split.map(({ gap }) => gap));
    return shares.map(({ node, percent }, at) => ({
      demand: id,
      config: name,
      site,
      category,
      sku,
      node,
      configured: percent,
      ...split[at]!,
      isOff,
      regions: states[at] || undefined,
    }));
  });
  await keepSplit(database, now, rows);
}

const keepSplit = async (database: Kysely<Tables>, now: Date, rows: readonly object[]): Promise<void> => {
  await sql`
    insert into demand_split as t (demand, config, site, category, sku, node, configured, units, actual, gap, is_off, regions, counted_at)
    select g.demand, g.config, g.site, g.category, g.sku, g.node, g.configured, g.units, g.actual, g.gap, g."isOff",
      g.regions, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as g (demand bigint, config text, site bigint, category bigint, sku bigint,
      node bigint, configured numeric, units integer, actual numeric, gap numeric, "isOff" boolean, regions text)
    on conflict (demand, node) do update set config = excluded.config, site = excluded.site, category = excluded.category,
      sku = excluded.sku, configured = excluded.configured, units = excluded.units, actual = excluded.actual, gap = excluded.gap,
      is_off = excluded.is_off, regions = excluded.regions, counted_at = excluded.counted_at`.execute(database);
  await sql`delete from demand_split where counted_at <> ${now}::timestamptz`.execute(database);
};
