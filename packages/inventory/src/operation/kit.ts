import { type Decimal, multiply } from '@axle/kernel';
import type { IncomingCost, StockPosting } from '../stock/posting.ts';
import type { StockChange } from '../stock/stock-key.ts';

/** Pieces of a component in a bin. */
export interface KitPart {
  readonly sku: number;
  readonly bin: number;
  readonly qty: number;
}

/** Kits in a bin of a warehouse. */
export interface Kits extends KitPart {
  readonly warehouse: number;
}

const moved = (warehouse: number, { sku, bin, qty }: KitPart, sign: 1 | -1): StockChange => ({
  warehouse,
  bin,
  sku,
  status: 'available',
  qty: sign * qty,
});

/** [OP9] Makes kits of their components: the kits are worth what the components were. */
export const assembly = (kits: Kits, parts: readonly KitPart[]): StockPosting => ({
  bizType: 'assemble',
  changes: [...parts.map(part => moved(kits.warehouse, part, -1)), moved(kits.warehouse, kits, 1)],
  incoming: [{ warehouse: kits.warehouse, sku: kits.sku, qty: kits.qty, cost: { weight: '1' as Decimal } }],
});

/** [OP9] Takes kits apart: the components share the value of the kits by their standard costs, no cent is lost. */
export const disassembly = (kits: Kits, parts: readonly (KitPart & { readonly standardCost: Decimal })[]): StockPosting => ({
  bizType: 'disassemble',
  changes: [moved(kits.warehouse, kits, -1), ...parts.map(part => moved(kits.warehouse, part, 1))],
  incoming: parts.map(({ sku, qty, standardCost }): IncomingCost => ({
    warehouse: kits.warehouse,
    sku,
    qty,
    cost: { weight: multiply(standardCost, String(qty) as Decimal) },
  })),
});
