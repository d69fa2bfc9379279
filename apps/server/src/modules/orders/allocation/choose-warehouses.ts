import { allocateOrder, type Allocation } from '@axle/orders';
import type { RecordValues } from '@axle/page-kit';
import type { FoundCandidates } from './find-candidates.ts';
import { daysBetween, type LocalDate } from '@axle/kernel';
import type { FreePieces } from './free-pieces.ts';
import type { AskedOrder } from './order-facts.ts';

/** [S6] The warehouses of an order among its candidates, by what is available to promise now. */
export function chooseWarehouses(
  { pieces, promised }: AskedOrder,
  { candidates, splitAllowed, maxParcels, config }: FoundCandidates,
  free: FreePieces,
  day: LocalDate,
): Allocation {
  const skus = new Map(pieces.map(({ sku, code }) => [sku, code]));
  return allocateOrder(
    pieces.map(({ id: piece, code: sku, qty }) => ({ piece, sku, qty })),
    candidates.map(candidate => ({
      ...candidate,
      available: new Map([...skus].map(([sku, code]) => [code, candidate.refused ? 0 : free.usable(candidate, sku, config).qty])),
    })),
    {
      splitAllowed,
      ...(maxParcels === undefined ? {} : { maxParcels }),
      ...(promised === undefined ? {} : { promisedDays: Math.max(0, daysBetween(day, promised)) }),
    },
  );
}

/** The candidates of an order with what became of each, as its record keeps them; `isChosen` where a person chose the warehouse. */
export const candidateLines = ({ trace }: Allocation, { candidates }: FoundCandidates, isChosen: boolean): readonly RecordValues[] =>
  trace.map(({ warehouse, verdict, lacks, reason }) => {
    const { id, rulePriority: place, cost: costUsd, days, channel } = candidates.find(one => one.warehouse === warehouse)!;
    const missing = lacks.map(({ sku, qty }) => `${sku} × ${qty}`).join(', ');
    return {
      warehouse: id,
      verdict: isChosen && verdict === 'whole' ? 'chosen' : verdict,
      place,
      ...(costUsd === undefined ? {} : { costUsd }),
      ...(days === undefined ? {} : { days }),
      ...(channel === undefined ? {} : { channel }),
      ...(reason || missing === '' ? {} : { lacks: missing.slice(0, 2000) }),
      ...(reason ? { reason: `${reason.zh} / ${reason.en}`.slice(0, 2000) } : {}),
    };
  });
