import { add, type Decimal } from '@axle/kernel';
import type { Allocation, AllocationCandidate, NeededPieces } from './allocation-candidate.ts';
import { compareCodes, compareCosts } from './compare-candidates.ts';

const mostParcels = 3;

/** All groups of so many warehouses, each in the order that is given. */
function* groupsOf(all: readonly AllocationCandidate[], size: number, from = 0): Generator<readonly AllocationCandidate[]> {
  if (size === 0) return yield [];
  for (let at = from; at <= all.length - size; at += 1) for (const rest of groupsOf(all, size - 1, at + 1)) yield [all[at]!, ...rest];
  return undefined;
}

const holds = ({ available }: AllocationCandidate, sku: string): number => Math.max(0, available.get(sku) ?? 0);

interface Group {
  readonly members: readonly AllocationCandidate[];
  readonly divided: number;
  readonly cost: Decimal | undefined;
  readonly codes: string;
}

/** A group that holds all that is needed, with what it is compared by. */
function covering(members: readonly AllocationCandidate[], needed: ReadonlyMap<string, number>): Group | undefined {
  let divided = 0;
  for (const [sku, qty] of needed) {
    if (members.reduce((sum, member) => sum + holds(member, sku), 0) < qty) return undefined;
    if (members.every(member => holds(member, sku) < qty)) divided += 1;
  }
  const cost = members.reduce<Decimal | undefined>(
    (sum, member) => (sum === undefined || member.cost === undefined ? undefined : add(sum, member.cost)),
    '0' as Decimal,
  );
  return {
    members,
    divided,
    cost,
    codes: members
      .map(({ warehouse }) => warehouse)
      .toSorted(compareCodes)
      .join(' '),
  };
}

const better = (one: Group, other: Group): number =>
  one.divided - other.divided || compareCosts(one.cost, other.cost) || compareCodes(one.codes, other.codes);

/** Deals the pieces of a group: a SKU leaves from the first that holds all of it, else from one after the other. */
function dealt(members: readonly AllocationCandidate[], needed: ReadonlyMap<string, number>, pieces: readonly NeededPieces[]) {
  const left = new Map(
    [...needed].map(([sku, qty]) => {
      const whole = members.filter(member => holds(member, sku) >= qty).slice(0, 1);
      return [sku, (whole.length > 0 ? whole : members).map(member => ({ member, free: holds(member, sku) }))] as const;
    }),
  );
  const parts = new Map(members.map(member => [member, [] as NeededPieces[]]));
  for (const { piece, sku, qty } of pieces) {
    let open = qty;
    for (const place of left.get(sku) ?? []) {
      const taken = Math.min(open, place.free);
      place.free -= taken;
      open -= taken;
      if (taken > 0) parts.get(place.member)!.push({ piece, sku, qty: taken });
    }
  }
  return [...parts].map(([{ warehouse }, of]) => ({ warehouse, pieces: of }));
}

/**
 * [S6a] The fewest warehouses, of three at most, that hold all pieces together: of equally many those that divide the fewest SKUs, then the
 * cheapest by the sum of their costs, then by code (oms.md, S6). The candidates stand in their order.
 */
export function splitOverWarehouses(
  candidates: readonly AllocationCandidate[],
  needed: ReadonlyMap<string, number>,
  pieces: readonly NeededPieces[],
  maxParcels = mostParcels,
): Allocation['parts'] {
  const useful = candidates.filter(candidate => [...needed.keys()].some(sku => holds(candidate, sku) > 0));
  for (let size = 2; size <= Math.min(maxParcels, mostParcels); size += 1) {
    let best: Group | undefined;
    for (const members of groupsOf(useful, size)) {
      const group = covering(members, needed);
      if (group && (!best || better(group, best) < 0)) best = group;
    }
    if (best) return dealt(best.members, needed, pieces);
  }
  return [];
}
