/** Where a SKU stands in its life. */
export type SkuSalesStatus = 'draft' | 'new' | 'onSale' | 'clearance' | 'stopped' | 'archived';

/** What may be done with a SKU, or not. */
export type SkuOperation = 'purchase' | 'sell' | 'plan' | 'forecast' | 'move';

const table: Readonly<Record<SkuOperation, readonly SkuSalesStatus[]>> = {
  purchase: ['new', 'onSale'],
  sell: ['new', 'onSale', 'clearance'],
  plan: ['new', 'onSale'],
  forecast: ['new', 'onSale', 'clearance'],
  move: ['new', 'onSale', 'clearance', 'stopped', 'archived'],
};

/** [B5] Whether a SKU of a sales status may be bought, sold, planned, forecast, or received, shipped and returned (`move`). */
export const skuMay = (status: SkuSalesStatus, operation: SkuOperation): boolean => table[operation].includes(status);
