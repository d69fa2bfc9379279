import type { Line } from '@axle/page-kit';
import type { Scan } from '../../../engine/station/station-store.ts';

/** Pieces of a stop that belong into a slot. */
export interface StopSlot {
  readonly slot: number;
  readonly qty: number;
  readonly picked: number;
}

/** A bin and a SKU on the walk of a wave. */
export interface Stop {
  readonly key: string;
  readonly walk: number;
  readonly bin: string;
  readonly sku: string;
  readonly skuId: number;
  readonly qty: number;
  readonly picked: number;
  readonly slots: readonly StopSlot[];
}

/** The stops of a walk, in its order, out of the lines of its pick list; lines of held orders wait. */
export function walkStops(lines: readonly Line[]): readonly Stop[] {
  const open = lines.filter(line => line['held'] !== true);
  const stops = [...Map.groupBy(open, line => `${String(line['binCode'])}/${String(line['sku'])}`)].map(([key, own]): Stop => {
    const slots = own.map(line => ({ slot: Number(line['slot']), qty: Number(line['qty']), picked: Number(line['picked'] ?? 0) }));
    const sum = (field: 'qty' | 'picked') => slots.reduce((total, each) => total + each[field], 0);
    const [first] = own;
    return {
      key,
      walk: Number(first!['walk']),
      bin: String(first!['binCode']),
      sku: String(first!['skuCode']),
      skuId: Number(first!['sku']),
      qty: sum('qty'),
      picked: sum('picked'),
      slots,
    };
  });
  return stops.toSorted((one, other) => one.walk - other.walk);
}

/** Pieces at each stop that were taken by scans, but for the known ones: the wave was read with those. */
export function takenBy(scans: readonly Scan[], known: ReadonlySet<string>): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  for (const { key, state, noted } of scans) {
    if (!noted || known.has(key) || (state !== 'waiting' && state !== 'good')) continue;
    const stop = String(noted['stop']);
    taken.set(stop, (taken.get(stop) ?? 0) + Number(noted['qty']));
  }
  return taken;
}

/** Stops with pieces that were taken there and are not in what was read yet: they go into the slots in their order. */
export function withTaken(stops: readonly Stop[], taken: ReadonlyMap<string, number>): readonly Stop[] {
  return stops.map(stop => {
    let more = Math.min(taken.get(stop.key) ?? 0, stop.qty - stop.picked);
    if (more === 0) return stop;
    const picked = stop.picked + more;
    const slots = stop.slots.map(slot => {
      const here = Math.min(more, slot.qty - slot.picked);
      more -= here;
      return { ...slot, picked: slot.picked + here };
    });
    return { ...stop, picked, slots };
  });
}

/** A bin as it stands on labels, `US-W/P-01-02-1-1`, or alone. */
export const bareBin = (code: string): string =>
  code
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/^[^/]*\//, '');
