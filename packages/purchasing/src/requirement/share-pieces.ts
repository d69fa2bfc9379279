import type { LocalDate } from '@axle/kernel';
import { byUrgency, type WaitingRequirement } from './allocate-pieces.ts';
import type { HeldPieces, PiecesByLine } from './keep-pieces.ts';

/** The days of lines in the order in which a requirement takes their pieces: by its own day, the last one first, then those behind it. */
const fittingFirst = (lines: readonly LocalDate[], day: LocalDate): readonly LocalDate[] => [
  ...lines.filter(line => line <= day).toReversed(),
  ...lines.filter(line => line > day),
];

/**
 * [R24b] Shares the free pieces of the lines of one SKU among requirements, the most urgent first: each takes from the last line that comes
 * by its day, then from earlier ones, then from later ones.
 */
export function sharePieces(free: PiecesByLine, waiting: readonly WaitingRequirement[]): readonly HeldPieces[] {
  const left = new Map(free);
  const lines = [...free.keys()].toSorted();
  return waiting.toSorted(byUrgency).flatMap(({ openQty, ...requirement }) => {
    let open = openQty;
    return fittingFirst(lines, requirement.requiredDate).flatMap(lineDate => {
      const qty = Math.min(open, left.get(lineDate)!);
      open -= qty;
      left.set(lineDate, left.get(lineDate)! - qty);
      return qty > 0 ? [{ ...requirement, lineDate, qty }] : [];
    });
  });
}
