import type { Filter } from '../query/filter.ts';
import type { RecordValues } from '../resource/resource.ts';
import type { ColumnDrill, ColumnDrills } from './layouts.ts';

const isOne = (drills: ColumnDrills): drills is ColumnDrill => !Array.isArray(drills);

/** All that the figures of a column open, whatever the row. */
export const drillsOf = (drills: ColumnDrills): readonly ColumnDrill[] => (isOne(drills) ? [drills] : drills);

/** What the figure of a row opens: the first that is for it; undefined where none is. */
export const drillOf = (drills: ColumnDrills, row: RecordValues): ColumnDrill | undefined =>
  drillsOf(drills).find(({ when }) => when === undefined || when.in.includes(row[when.field]));

/** The conditions of a drill for a row, without those that the row leaves empty but where that is a condition itself. */
export const drillConditions = (drill: ColumnDrill, row: RecordValues): readonly Filter[] =>
  drill.filters.flatMap((one): readonly Filter[] => {
    if ('value' in one) return [one];
    const { field, op } = one;
    if ('by' in one) {
      const value = row[one.by];
      if (value === undefined) return 'orEmpty' in one && one.orEmpty ? [{ field, op: 'isEmpty' }] : [];
      return [{ field, op, value: op === 'in' && !Array.isArray(value) ? [value] : value }];
    }
    const ends = [one.from, one.to].map(end => (end === undefined ? undefined : row[end]) ?? null);
    return ends.every(end => end === null) ? [] : [{ field, op, value: ends }];
  });
