import { type Decimal, type LocalDate, multiply } from '@axle/kernel';
import { skuMay, type SkuSalesStatus } from '../sku/sku-may.ts';

/** A part that may cover a need. */
export interface Material {
  readonly sku: string;
  /** Pieces that stand for one unit of the group, at most four digits behind the point. */
  readonly ratio: Decimal;
  /** State of its sales. */
  readonly status: SkuSalesStatus;
  /** Last day of its use. */
  readonly until?: LocalDate;
}

/** What takes part of a need: the main part first, the others in the order in which they step in. */
export interface MaterialOrder {
  readonly materials: readonly Material[];
  /** `whole`: one part covers all; `split`: each covers what it can. */
  readonly policy: 'whole' | 'split';
}

/** What one part gives: its own pieces, and how many of the main part they stand for. */
export interface MaterialTaken {
  readonly sku: string;
  readonly pieces: number;
  readonly covers: number;
}

/** How a need is covered. */
export interface ResolvedMaterial {
  readonly taken: readonly MaterialTaken[];
  readonly covered: number;
  /** What is left of the need. */
  readonly short: number;
  /** Parts that were passed over, and why. */
  readonly skipped: readonly { readonly sku: string; readonly why: 'status' | 'date' }[];
}

const scaled = (ratio: Decimal): bigint => BigInt(multiply(ratio, '10000' as Decimal));
const upTo = (whole: bigint, part: bigint): bigint => (whole + part - 1n) / part;

/**
 * [B7] Which parts cover a need of the main part: the main one first, then the others in order. Parts after their last day, and those that
 * may not be sold, are passed over. A substitute gives the need times its ratio, rounded up to whole pieces. Where one part has to cover
 * all and none can, the one that covers most is taken.
 */
export function resolveMaterial(
  { materials, policy }: MaterialOrder,
  need: number,
  available: ReadonlyMap<string, number>,
  day: LocalDate,
): ResolvedMaterial {
  const why = ({ status, until }: Material) =>
    until !== undefined && day > until ? ('date' as const) : skuMay(status, 'sell') ? undefined : ('status' as const);
  const skipped = materials.flatMap(material => {
    const reason = why(material);
    return reason ? [{ sku: material.sku, why: reason }] : [];
  });
  const usable = materials.filter(material => why(material) === undefined);
  const main = scaled(materials[0]?.ratio ?? ('1' as Decimal));
  const give = ({ sku, ratio }: Material, wanted: number): MaterialTaken => {
    const own = scaled(ratio);
    const most = Number((BigInt(available.get(sku) ?? 0) * main) / own);
    const covers = Math.min(wanted, most);
    return { sku, covers, pieces: Number(upTo(BigInt(covers) * own, main)) };
  };
  const taken = (policy === 'whole' ? wholly(usable, need, give) : inTurn(usable, need, give)).filter(({ covers }) => covers > 0);
  const covered = taken.reduce((sum, { covers }) => sum + covers, 0);
  return { taken, covered, short: need - covered, skipped };
}

type Give = (material: Material, wanted: number) => MaterialTaken;

function wholly(materials: readonly Material[], need: number, give: Give): readonly MaterialTaken[] {
  const offers = materials.map(material => give(material, need));
  const most = Math.max(0, ...offers.map(({ covers }) => covers));
  return offers.filter(({ covers }) => covers === most).slice(0, 1);
}

function inTurn(materials: readonly Material[], need: number, give: Give): readonly MaterialTaken[] {
  let left = need;
  return materials.map(material => {
    const taken = give(material, left);
    left -= taken.covers;
    return taken;
  });
}
