import { acceptValue } from '../kinds/kinds.ts';
import { mergeRecords } from '../merge/merge-records.ts';
import type { CellsChange } from '../records/records.ts';
import type { RecordValues, Resource } from '../resource/resource.ts';

/** What remains to be written of a change of cells. */
export interface MergedCells {
  readonly given: RecordValues;
  /** Fields that both changed differently; they stay as the other one left them. */
  readonly clashes: readonly string[];
}

/**
 * Brings a change of cells together with the record as it stands: nothing is to be asked where the version is still the one that was seen.
 */
export function mergeCells(
  resource: Resource,
  { version, values, before }: CellsChange,
  stored: RecordValues & { readonly version: number },
): MergedCells {
  if (stored.version === version) return { given: values, clashes: [] };
  const keys = Object.keys(values).filter(key => resource.fields[key] !== undefined);
  const fields = Object.fromEntries(keys.map(key => [key, resource.fields[key]!]));
  const held = (record: RecordValues) => Object.fromEntries(keys.map(key => [key, keptValue(resource, key, record[key])]));
  const clashes = mergeRecords(fields, held(before), held(values), held(stored)).clashes.map(({ field }) => field);
  return { given: Object.fromEntries(Object.entries(values).filter(([key]) => !clashes.includes(key))), clashes: [...new Set(clashes)] };
}

/** A value as the field would keep it; as it was given where the field cannot. */
function keptValue(resource: Resource, key: string, given: unknown): unknown {
  const read = acceptValue(resource.fields[key]!, given);
  return read.ok ? read.value : given;
}
