import { allocate, compareDecimals, type Decimal, subtract } from '@axle/kernel';

/** Units that were ordered to a region, and which nodes of a site are nearest to it, by their place among the nodes. */
export interface RegionDemand {
  readonly units: number;
  readonly nearest: readonly number[];
}

/** What a node was ordered, in units and percent, and how far that is from its configured share. */
export interface NodeDemand {
  readonly units: number;
  readonly actual: Decimal | undefined;
  readonly gap: Decimal | undefined;
}

/** [O9f] The nodes nearest to a region: those with the lowest zone by rate card; nodes without a zone are not near (operation.md, O9). */
export function nearestNodes(zones: readonly (string | undefined)[]): readonly number[] {
  const known = zones.flatMap((zone, at) => (zone === undefined || !/^\d+$/.test(zone) ? [] : [{ at, zone: Number(zone) }]));
  const least = Math.min(...known.map(({ zone }) => zone));
  return known.filter(({ zone }) => zone === least).map(({ at }) => at);
}

/**
 * [O9g] Demand by node: the units of a region are those of its nearest node, of several in proportion to their configured shares; what is
 * near to none counts for none. Actual shares have two digits and come to 100 (operation.md, multiWarehouse).
 */
export function splitDemand(shares: readonly Decimal[], regions: readonly RegionDemand[]): readonly NodeDemand[] {
  const units = shares.map(() => 0);
  for (const { units: ordered, nearest } of regions) {
    const parts = allocate(
      String(ordered) as Decimal,
      nearest.map(at => shares[at]!),
      0,
    );
    if (!parts.ok) continue;
    for (const [place, at] of nearest.entries()) units[at]! += Number(parts.value[place]);
  }
  const actual = allocate(
    '100' as Decimal,
    units.map(one => String(one) as Decimal),
    2,
  );
  return units.map((one, at) =>
    actual.ok
      ? { units: one, actual: actual.value[at]!, gap: subtract(actual.value[at]!, shares[at]!) }
      : { units: one, actual: undefined, gap: undefined },
  );
}

/** Percent points by which a share is off before a change of it is worth proposing. */
export const worthProposing = '5' as Decimal;

/** [O9h] A split is off where one of its nodes is ordered at least 5 percent points more or less than configured. */
export const splitIsOff = (gaps: readonly (Decimal | undefined)[]): boolean =>
  gaps.some(gap => gap !== undefined && compareDecimals(gap.replace('-', '') as Decimal, worthProposing) >= 0);
