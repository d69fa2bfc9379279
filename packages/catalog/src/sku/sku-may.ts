/** What may be done with a SKU, or reckoned of it. */
export type SkuOperation = 'purchase' | 'sell' | 'netRequirement' | 'forecast' | 'receive' | 'ship' | 'return';

/** The states of a SKU's sales, in the order of its life. */
export const skuSalesStates = ['draft', 'new', 'onSale', 'clearance', 'stopped', 'archived'] as const;

/** A state of a SKU's sales. */
export type SkuSalesState = (typeof skuSalesStates)[number];

const bought: readonly SkuSalesState[] = ['new', 'onSale'];
const sold: readonly SkuSalesState[] = [...bought, 'clearance'];
const moved: readonly SkuSalesState[] = [...sold, 'stopped', 'archived'];

const allowed: Readonly<Record<SkuOperation, readonly SkuSalesState[]>> = {
  purchase: bought,
  sell: sold,
  netRequirement: bought,
  forecast: sold,
  receive: moved,
  ship: moved,
  return: moved,
};

/** Every operation that the table of states knows. */
export const skuOperations = Object.keys(allowed) as readonly SkuOperation[];

/** [B5] Whether a SKU in a state may be bought, sold, planned, forecast or moved. What is no state allows nothing. */
export const skuMay = (state: unknown, operation: SkuOperation): boolean => allowed[operation].includes(state as SkuSalesState);
