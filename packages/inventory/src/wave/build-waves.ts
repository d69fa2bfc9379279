import type { OutType } from '../outbound/out-types.ts';

/** WaveType: how the orders of a wave are picked. */
export type WaveType = 'single' | 'multi' | 'bulk' | 'fba';

/** An order that waits to be picked, as waves are built of it. */
export interface WaveOrder {
  readonly id: number;
  readonly warehouse: number;
  /** When its carrier takes the last parcels, an instant; empty where nobody knows. */
  readonly cutoffAt: string;
  /** The carrier, 0 where none is chosen. */
  readonly courier: number;
  readonly outType: OutType;
  readonly lines: readonly { readonly sku: number; readonly qty: number }[];
  /** m³ of all its pieces. */
  readonly volume: number;
}

/** How large a wave may be. */
export interface WaveRule {
  readonly maxOrders: number;
  /** m³ that the picker's cart takes; an order that is larger by itself is a wave of its own. */
  readonly maxVolume: number;
}

/** Orders that are picked in one walk, the most urgent first. */
export interface PlannedWave {
  readonly type: WaveType;
  readonly warehouse: number;
  readonly cutoffAt: string;
  readonly courier: number;
  readonly orders: readonly number[];
}

/** Single orders of one SKU from which on they are picked as one heap. */
const bulkFrom = 20;
const wholeCartons: ReadonlySet<OutType> = new Set(['fba', 'transfer', 'distribution']);

const isSingle = ({ lines }: WaveOrder): boolean => lines.length === 1 && lines[0]!.qty === 1;

/**
 * [R10] Waves of orders: together go those of one warehouse, one cut-off of a carrier and one type, at most so many and of so much volume
 * a wave. A single order is one piece; twenty and more of them of one SKU are a bulk wave; what goes in whole cartons is an FBA wave.
 * Orders keep the order in which they are given, and each is in one wave.
 */
export function buildWaves(orders: readonly WaveOrder[], rule: WaveRule): readonly PlannedWave[] {
  const places = Map.groupBy(orders, ({ warehouse, cutoffAt, courier }) => JSON.stringify([warehouse, cutoffAt, courier]));
  return [...places.values()].flatMap(place => {
    const singles = Map.groupBy(
      place.filter(order => !wholeCartons.has(order.outType) && isSingle(order)),
      ({ lines }) => lines[0]!.sku,
    );
    const groupOf = (order: WaveOrder): string => {
      if (wholeCartons.has(order.outType)) return 'fba';
      if (!isSingle(order)) return 'multi';
      const { sku } = order.lines[0]!;
      return singles.get(sku)!.length >= bulkFrom ? `bulk ${sku}` : 'single';
    };
    return [...Map.groupBy(place, groupOf)].flatMap(([group, own]) => {
      const type = group.split(' ')[0] as WaveType;
      const { warehouse, cutoffAt, courier } = own[0]!;
      return filled(own, rule).map(wave => ({ type, warehouse, cutoffAt, courier, orders: wave.map(({ id }) => id) }));
    });
  });
}

/** Orders in waves one after the other, each as full as the rule allows. */
function filled(orders: readonly WaveOrder[], { maxOrders, maxVolume }: WaveRule): readonly (readonly WaveOrder[])[] {
  const waves: WaveOrder[][] = [];
  let volume = 0;
  for (const order of orders) {
    const last = waves.at(-1);
    if (last && last.length < maxOrders && volume + order.volume <= maxVolume) {
      last.push(order);
      volume += order.volume;
    } else {
      waves.push([order]);
      ({ volume } = order);
    }
  }
  return waves;
}
