import type { LocalDate } from '@axle/kernel';
import { allocatePieces, type WaitingRequirement } from './allocate-pieces.ts';

/** Pieces of an order line that are allocated to a requirement; lines of one SKU are distinguished by their date. */
export interface HeldPieces extends Omit<WaitingRequirement, 'openQty'> {
  readonly lineDate: LocalDate;
  readonly qty: number;
}

/** Pieces by the day of their line, of one SKU in one order. */
export type PiecesByLine = ReadonlyMap<LocalDate, number>;

const waitingOf = ({ qty, ...held }: HeldPieces): WaitingRequirement => ({ ...held, openQty: qty });

function keptOf(lineDate: LocalDate, room: number, held: readonly HeldPieces[]): readonly HeldPieces[] {
  const given = new Map(allocatePieces(room, held.map(waitingOf)).map(({ reqNo, qty }) => [reqNo, qty]));
  return held.flatMap(one => (given.has(one.reqNo) ? [{ ...one, lineDate, qty: given.get(one.reqNo)! }] : []));
}

/** Pieces that belong together as one. */
function joined(held: readonly HeldPieces[], nameOf: (held: HeldPieces) => string): readonly HeldPieces[] {
  const same = Map.groupBy(held, nameOf);
  return [...same.values()].map(of => ({ ...of[0]!, qty: of.reduce((sum, { qty }) => sum + qty, 0) }));
}

/**
 * [R24a] What requirements keep of the lines of their SKU when an order is changed: a line that has less room keeps its pieces for the most
 * urgent; those of a line that is gone go where lines were added or grew, such as when its day was changed, and else are given back.
 */
export function keepPieces(held: readonly HeldPieces[], before: PiecesByLine, after: PiecesByLine): readonly HeldPieces[] {
  const stays = [...after].flatMap(([line, room]) =>
    keptOf(
      line,
      room,
      held.filter(({ lineDate }) => lineDate === line),
    ),
  );
  let moving = joined(
    held.filter(({ lineDate }) => !after.has(lineDate)),
    ({ reqNo }) => reqNo,
  );
  const moved: HeldPieces[] = [];
  for (const [line, room] of [...after].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const taken = keptOf(line, Math.max(0, room - (before.get(line) ?? 0)), moving);
    const by = new Map(taken.map(({ reqNo, qty }) => [reqNo, qty]));
    moving = moving.map(one => ({ ...one, qty: one.qty - (by.get(one.reqNo) ?? 0) })).filter(({ qty }) => qty > 0);
    moved.push(...taken);
  }
  return joined([...stays, ...moved], ({ reqNo, lineDate }) => `${reqNo} ${lineDate}`);
}
