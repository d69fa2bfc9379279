/** Sales statuses of SKUs that are bought no more. */
const closed: readonly (string | null | undefined)[] = ['clearance', 'stopped', 'archived'];

/** Whether a SKU of this sales status is being cleared out, or bought no more. */
export const isBoughtNoMore = (salesStatus: string | null | undefined): boolean => closed.includes(salesStatus);
