/** The lines of orders behind figures of sales, and what both are narrowed by. */
export const soldLines = {
  section: 'operation',
  page: 'salesLine',
  carried: ['day', 'sku', 'ptSku', 'category', 'brand', 'owner', 'platform', 'store', 'site', 'fulfilment', 'currency', 'weekday'],
} as const;
