import type { Refusal } from '@axle/kernel';

type Cells = Readonly<Record<string, string>>;

/** [OP6] A row of a file may name its bin without the warehouse, which stands in a column of its own. */
export function operationRow(cells: Cells): { readonly cells: Cells; readonly refusals: readonly Refusal[] } {
  const given = (key: string): string => (cells[key] ?? '').normalize('NFKC').trim().toUpperCase();
  const [warehouse, bin] = [given('warehouse'), given('lines.bin')];
  const whole = warehouse === '' || bin === '' || bin.includes('/') ? bin : `${warehouse}/${bin}`;
  return { cells: { ...cells, 'lines.bin': whole }, refusals: [] };
}
