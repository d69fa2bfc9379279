import type { Allocation, AllocationCandidate, AllocationTerms, CandidateStep, NeededPieces, SkuPieces } from './allocation-candidate.ts';
import { compareCandidates } from './compare-candidates.ts';
import { splitOverWarehouses } from './split-over-warehouses.ts';

const neededOf = (pieces: readonly NeededPieces[]): ReadonlyMap<string, number> => {
  const needed = new Map<string, number>();
  for (const { sku, qty } of pieces) needed.set(sku, (needed.get(sku) ?? 0) + qty);
  return needed;
};

const lackedBy = ({ available }: AllocationCandidate, needed: ReadonlyMap<string, number>): readonly SkuPieces[] =>
  [...needed].flatMap(([sku, qty]) => {
    const lacks = qty - Math.max(0, available.get(sku) ?? 0);
    return lacks > 0 ? [{ sku, qty: lacks }] : [];
  });

/**
 * [S6] The warehouse that an order leaves from: of those that hold every piece the first by the place that the rules give it, then those
 * within the promise, by cost and by code. Where none does and the order may be split, the best group of warehouses; else it is short. The
 * trace has each candidate with the reason why it was taken or not (oms.md, S6).
 */
export function allocateOrder(
  pieces: readonly NeededPieces[],
  candidates: readonly AllocationCandidate[],
  terms: AllocationTerms,
): Allocation {
  const needed = neededOf(pieces);
  const ordered = candidates.toSorted((one, other) => compareCandidates(one, other, terms).order);
  const open = ordered.filter(({ refused }) => refused === undefined);
  const first = open.find(candidate => lackedBy(candidate, needed).length === 0);
  const split = first || !terms.splitAllowed ? [] : splitOverWarehouses(open, needed, pieces, terms.maxParcels);
  const parts = first ? [{ warehouse: first.warehouse, pieces }] : split;
  const step = (candidate: AllocationCandidate): CandidateStep => {
    const { warehouse, refused } = candidate;
    const lacks = lackedBy(candidate, needed);
    if (refused) return { warehouse, verdict: 'refused', lacks, reason: refused };
    if (split.some(part => part.warehouse === warehouse)) return { warehouse, verdict: 'part', lacks };
    if (candidate === first) return { warehouse, verdict: 'whole', lacks };
    return { warehouse, verdict: lacks.length > 0 || !first ? 'lacks' : compareCandidates(first, candidate, terms).by, lacks };
  };
  const outcome = first ? 'single' : split.length > 0 ? 'split' : open.length > 0 ? 'short' : 'none';
  return { outcome, parts, trace: ordered.map(step) };
}
