import type { Refusal } from '@axle/kernel';
import { changeExplained, withinSupply } from './within-supply.ts';

/** A line of a draft as cartons are put into it. */
export interface CartonLine {
  /** What names the line in its plan: SKU and destination. */
  readonly key: string;
  readonly sku: number;
  readonly cartonQty: number;
  readonly cartons: number;
  readonly loose: number;
  /** Pieces of the SKU that stand ready. */
  readonly ready: number;
  readonly suggested?: number;
  readonly reason?: string;
}

/** What a row of a file says of a line. */
export interface CartonRow {
  readonly key: string;
  readonly cartons: number;
  readonly reason?: string;
}

/** The lines of a plan after a file, and what stands against each of its rows. */
export interface TakenCartons {
  readonly lines: readonly CartonLine[];
  readonly refusals: readonly (Refusal | undefined)[];
}

const notOnPlan: Refusal = {
  code: 'NOT_ON_PLAN',
  message: { zh: '计划没有该SKU与目的地的明细', en: 'The plan has no line for this SKU and destination' },
};

const repeated: Refusal = {
  code: 'REPEATED',
  message: {
    zh: '该SKU与目的地在文件中已出现，以第一行为准',
    en: 'This SKU and destination is already in the file; the first row applies',
  },
};

/**
 * [DL8] Puts the cartons of a file into the lines of a draft, each row by itself: a bad one leaves its line as it is. A SKU at a
 * destination is there once, on the plan, and explained where it departs from the suggestion. What lowers a line goes before what raises
 * one, so that the order of the rows does not matter, and a row that would take more than stands ready is refused.
 */
export function takeCartons(before: readonly CartonLine[], rows: readonly CartonRow[]): TakenCartons {
  const lines = new Map(before.map(line => [line.key, line]));
  const named = new Set<string>();
  const refusals = rows.map(row => {
    const line = lines.get(row.key);
    if (!line) return notOnPlan;
    if (named.has(row.key)) return repeated;
    named.add(row.key);
    return changeExplained(row.cartons, line.suggested, reasonOf(line, row));
  });
  const raises = ({ key, cartons }: CartonRow) => cartons > lines.get(key)!.cartons;
  const fine = rows.map((row, at) => ({ row, at })).filter(({ at }) => refusals[at] === undefined);
  const raising = new Set(fine.filter(({ row }) => raises(row)));
  for (const one of [...fine.filter(each => !raising.has(each)), ...raising]) {
    const { row, at } = one;
    const after = changed(lines.get(row.key)!, row);
    const same = [...lines.values()].filter(({ sku }) => sku === after.sku).map(line => (line.key === row.key ? after : line));
    const over = raising.has(one) ? withinSupply(after.ready, same.map(asPieces)) : undefined;
    refusals[at] = over;
    if (!over) lines.set(row.key, after);
  }
  return { lines: before.map(({ key }) => lines.get(key)!), refusals };
}

const asPieces = ({ cartons, cartonQty, loose }: CartonLine) => ({ cartons: 1, cartonQty: cartons * cartonQty + loose });

/** A row without a reason keeps that of its line where it keeps its cartons. */
const reasonOf = (line: CartonLine, { cartons, reason }: CartonRow) => reason ?? (cartons === line.cartons ? line.reason : undefined);

function changed({ reason: former, ...line }: CartonLine, row: CartonRow): CartonLine {
  const reason = reasonOf({ ...line, ...(former === undefined ? {} : { reason: former }) }, row);
  const kept = row.cartons === line.suggested ? undefined : reason;
  return { ...line, cartons: row.cartons, ...(kept === undefined ? {} : { reason: kept }) };
}
