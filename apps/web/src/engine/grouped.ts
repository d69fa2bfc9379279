/** A count with thousands separators; nothing counts as 0. */
export const grouped = (number: number | undefined): string => String(number ?? 0).replace(/\B(?=(\d{3})+$)/g, ',');
