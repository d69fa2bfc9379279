import type { Refusal } from '@axle/kernel';

const range = /^(\d{4})\s*[-–—~至]\s*(\d{4})$/;

/** What a published vehicle says beside its make, model and years, as one text that distinguishes such rows. */
export const buildOf = (row: Readonly<Partial<Record<'submodel' | 'engine' | 'kType' | 'ePid' | 'note', string | undefined>>>): string =>
  [row.submodel, row.engine, row.kType, row.ePid, row.note].filter(Boolean).join(' · ') || '-';

/**
 * [O4i] A row of a file of published vehicles: years stand in one column, `2008-2014` or `2008`, or in two; a year without an end is that
 * year alone.
 */
export function publishedRow(cells: Readonly<Record<string, string>>): {
  readonly cells: Readonly<Record<string, string>>;
  readonly refusals: readonly Refusal[];
} {
  const cell = (name: string) => cells[`vehicles.${name}`]?.trim() ?? '';
  const years = range.exec(cell('yearFrom'));
  const [from, to] = years ? [years[1]!, cell('yearTo') || years[2]!] : [cell('yearFrom'), cell('yearTo') || cell('yearFrom')];
  const build = buildOf({
    submodel: cell('submodel'),
    engine: cell('engine'),
    kType: cell('kType'),
    ePid: cell('ePid'),
    note: cell('note'),
  });
  return { cells: { ...cells, 'vehicles.yearFrom': from, 'vehicles.yearTo': to, 'vehicles.build': build }, refusals: [] };
}
