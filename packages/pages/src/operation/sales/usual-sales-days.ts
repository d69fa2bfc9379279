/** The days of sales that are counted where none are chosen: the last 30. */
export const usualSalesDays = [{ field: 'day', op: 'between', value: 'last30d' }] as const;
