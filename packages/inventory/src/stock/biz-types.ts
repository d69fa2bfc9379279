/** What a kind of posting does to the pieces that we own, all warehouses together: more, fewer, the same, or either. */
export type StockSign = 'in' | 'out' | 'same' | 'either';

/** Why stock moves, each with its sign over all warehouses (wms.md, StockBizType); `landed_cost` moves value alone. */
export const stockBizTypes = {
  purchase_in: 'in',
  return_in: 'in',
  transfer_ship: 'same',
  fba_ship: 'same',
  transit_receive: 'same',
  other_in: 'in',
  other_out: 'out',
  sale_out: 'out',
  distribution_out: 'out',
  supplier_return_out: 'out',
  scrap_out: 'out',
  stocktake_gain: 'in',
  stocktake_loss: 'out',
  transit_loss: 'out',
  assemble: 'either',
  disassemble: 'either',
  bin_move: 'same',
  status_move: 'same',
  allocate: 'same',
  unallocate: 'same',
  fba_receipt: 'same',
  fba_sale: 'out',
  fba_return: 'in',
  fba_found: 'in',
  fba_lost: 'out',
  fba_damaged: 'either',
  fba_disposed: 'out',
  fba_other: 'either',
  landed_cost: 'same',
  reversal: 'either',
} as const satisfies Readonly<Record<string, StockSign>>;

/** One of {@link stockBizTypes}. */
export type StockBizType = keyof typeof stockBizTypes;

/** Outs that somebody chooses to make: they leave what is reserved for others alone. Facts, such as a loss found by a count, do not ask. */
export const discretionaryOuts: ReadonlySet<StockBizType> = new Set(['transfer_ship', 'fba_ship', 'other_out', 'assemble', 'disassemble']);
