import type { Refusal } from '@axle/kernel';

type Cells = Readonly<Record<string, string>>;

/** Written in the place of an order's number by goods that come without one. */
export const noOrder = '-';

const given = (cells: Cells, key: string): string => (cells[key] ?? '').trim();

const ours: ReadonlySet<string> = new Set(['purchase', '采购到货', 'first_leg', 'first leg', '头程到仓']);

const otherType: Refusal = {
  code: 'IMPORT_TYPE',
  field: 'type',
  message: { zh: '只能导入采购到货与头程到仓', en: 'Only purchase and first-leg receipts can be imported' },
};

/** A row of a file speaks of a purchase, or of a first leg where it names a container, unless it says which. */
export function receiptRow(cells: Cells): { readonly cells: Cells; readonly refusals: readonly Refusal[] } {
  const filled = { ...cells, 'lines.poNo': given(cells, 'lines.poNo') || noOrder, 'lines.poLine': given(cells, 'lines.poLine') || '1' };
  const type = (cells['type'] ?? '').normalize('NFKC').trim().toLowerCase();
  if (type === '')
    return { cells: { ...filled, type: (cells['containerNo'] ?? '').trim() === '' ? '采购到货' : '头程到仓' }, refusals: [] };
  return { cells: filled, refusals: ours.has(type) ? [] : [otherType] };
}
