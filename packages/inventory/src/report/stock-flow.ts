import type { StockBizType } from '../stock/biz-types.ts';

/** What adds to the stock of a SKU in a warehouse, in the order of the report. */
export const inFlows = ['purchase', 'return_in', 'transfer_in', 'other_in', 'gain'] as const;

/** What takes from it, in the order of the report. */
export const outFlows = ['sale', 'fba', 'transfer_out', 'other_out', 'loss'] as const;

/** One column of the report on stock in and out; `internal` moves stay in the warehouse, `revalued` changes value alone. */
export type StockFlow = (typeof inFlows)[number] | (typeof outFlows)[number] | 'internal' | 'revalued';

/** Kinds that stand in one column whatever their sign: their reversals lower it. */
const oneWay: Readonly<Partial<Record<StockBizType, StockFlow>>> = {
  purchase_in: 'purchase',
  return_in: 'return_in',
  fba_return: 'return_in',
  other_in: 'other_in',
  stocktake_gain: 'gain',
  fba_found: 'gain',
  sale_out: 'sale',
  distribution_out: 'sale',
  fba_sale: 'sale',
  other_out: 'other_out',
  scrap_out: 'other_out',
  supplier_return_out: 'other_out',
  fba_disposed: 'other_out',
  stocktake_loss: 'loss',
  transit_loss: 'loss',
  fba_lost: 'loss',
  bin_move: 'internal',
  status_move: 'internal',
  transit_receive: 'internal',
  fba_receipt: 'internal',
  allocate: 'internal',
  unallocate: 'internal',
  landed_cost: 'revalued',
};

/** Kinds that go either way: the column of what comes, and of what goes. */
const twoWay: Readonly<Partial<Record<StockBizType, readonly [StockFlow, StockFlow]>>> = {
  transfer_ship: ['transfer_in', 'transfer_out'],
  fba_ship: ['transfer_in', 'fba'],
  assemble: ['other_in', 'other_out'],
  disassemble: ['other_in', 'other_out'],
  fba_damaged: ['gain', 'loss'],
  fba_other: ['other_in', 'other_out'],
};

/**
 * [R13] The column of a move: by its kind and whether it adds. A reversal goes by the kind and the sign of the entry it reverses, so that
 * it lowers the very column that the mistake had raised.
 */
export const flowOf = (bizType: Exclude<StockBizType, 'reversal'>, adds: boolean): StockFlow =>
  oneWay[bizType] ?? twoWay[bizType]![adds ? 0 : 1];
