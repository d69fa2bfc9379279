type Values = Readonly<Record<string, unknown>>;

/** How a stocktake is counted where it says nothing: its bins are locked, and a first count that differs by more than 100 CNY is counted again. */
export const stocktakeDerived = (record: Values): Values => ({
  mode: record['mode'] ?? 'lock',
  recountLimit: record['recountLimit'] ?? '100',
});
