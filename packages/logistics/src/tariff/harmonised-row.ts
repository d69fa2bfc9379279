import type { Refusal } from '@axle/kernel';

type Cells = Readonly<Record<string, string>>;

/** The day from which the codes of HS 2022 hold. */
const hs2022 = '2022-01-01';

/**
 * [L9] Reads one row of a file of tariff codes: dots and blanks of a code do not count. A row without a country is one of the Harmonized
 * System of 2022 (`section,hscode,description,parent,level`): a code of the WCO. Its row of totals is passed over.
 */
export function harmonisedRow(given: Cells): {
  readonly cells: Cells;
  readonly refusals: readonly Refusal[];
  readonly passedOver?: boolean;
} {
  const cells = Object.fromEntries(Object.entries(given).map(([field, cell]) => [field, cell.trim()]));
  if (cells['code']?.toUpperCase() === 'TOTAL') return { cells, refusals: [], passedOver: true };
  const code = (cells['code'] ?? '').replaceAll(/[.\s]/g, '');
  if ((cells['country'] ?? '') !== '') return { cells: { ...cells, code }, refusals: [] };
  const { section = '', ...others } = cells;
  return {
    cells: { ...others, code, country: 'WCO', effectiveFrom: hs2022, ...(/^[IVX]+$/.test(section) ? { section } : {}) },
    refusals: [],
  };
}
