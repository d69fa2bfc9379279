import { text } from '@axle/kernel';
import type { FreightRate } from '@axle/logistics';
import { type Line, type LinesField, linesIn, type RecordRow } from '@axle/page-kit';

/** A key of a zone's column; numbers alone would come before all others. */
const columnOf = (zone: string): string => `z${zone}`;

const byNumber = (one: string, other: string): number => Number(one) - Number(other) || (one < other ? -1 : 1);

const ratesIn = (record: RecordRow): readonly FreightRate[] => linesIn(record, 'rates') as unknown as readonly FreightRate[];

/** The zones of a rate card, those of its chart among them, in their order. */
export const zonesOf = (record: RecordRow): readonly string[] =>
  [...new Set([...ratesIn(record), ...linesIn(record, 'zones')].map(({ zone }) => String(zone)))].toSorted(byNumber);

/** The grid of a rate card: a row for each weight, a column for each zone. */
export const sheetFields = (zones: readonly string[], unit: string): LinesField => ({
  kind: 'lines',
  label: text('运费矩阵', 'Rate matrix'),
  by: ['maxWeight'],
  most: 1000,
  fields: {
    maxWeight: {
      kind: 'decimal',
      label: text(`最大重量(${unit})`, `Max weight (${unit})`),
      scale: 4,
      min: '0.0001',
      max: '99999',
      required: true,
      width: 110,
    },
    ...Object.fromEntries(
      zones.map(zone => [
        columnOf(zone),
        {
          kind: 'decimal',
          label: text(`${zone} 区`, `Zone ${zone}`),
          scale: 4,
          places: 2,
          min: '0',
          max: '999999',
          width: 96,
        } as const,
      ]),
    ),
  },
});

/** The rates of a card as rows of its grid, the lightest first. */
export function sheetRows(record: RecordRow): readonly Line[] {
  const rows = Map.groupBy(ratesIn(record), ({ maxWeight }) => maxWeight);
  return [...rows]
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([maxWeight, rates]) => ({ maxWeight, ...Object.fromEntries(rates.map(({ zone, amount }) => [columnOf(zone), amount])) }));
}

/** The grid as rates: zone by zone, each by its weights; residential amounts and those of further steps stay with their cell. */
export function ratesFrom(record: RecordRow, zones: readonly string[], rows: readonly Line[]): readonly Line[] {
  const before = new Map(ratesIn(record).map(rate => [`${rate.zone} ${rate.maxWeight}`, rate]));
  return zones.flatMap(zone =>
    rows.flatMap(row => {
      const amount = row[columnOf(zone)];
      if (amount === undefined || amount === null || amount === '') return [];
      const { residential, perStepOver } = before.get(`${zone} ${String(row['maxWeight'])}`) ?? {};
      return [
        {
          zone,
          maxWeight: row['maxWeight'],
          amount,
          ...(residential === undefined ? {} : { residential }),
          ...(perStepOver === undefined ? {} : { perStepOver }),
        },
      ];
    }),
  );
}
