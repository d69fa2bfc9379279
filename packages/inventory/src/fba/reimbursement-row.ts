type Cells = Readonly<Record<string, string>>;

/** [R15] A row of Amazon's reimbursements: its approval is a moment with a zone, of which the day is kept. */
export function fbaReimbursementCells(cells: Cells): { readonly cells: Cells; readonly refusals: readonly [] } {
  const day = /^(\d{4}-\d{2}-\d{2})T/.exec((cells['approvedAt'] ?? '').trim())?.[1];
  return { cells: day === undefined ? cells : { ...cells, approvedAt: day }, refusals: [] };
}
