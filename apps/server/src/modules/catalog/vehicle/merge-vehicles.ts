import { foldSpelling } from '@axle/kernel';
import { type RecordRow, type RecordValues, type Resource, sameValue } from '@axle/page-kit';
import { ownValues } from '../../../platform/resources/writes/record-changes.ts';

/** What a merge comes to, before it is written. */
export interface Merge {
  readonly changes: readonly { readonly before: RecordRow; readonly after: RecordValues }[];
  readonly gone: readonly RecordRow[];
}

const folded = (value: unknown): unknown => (typeof value === 'string' ? foldSpelling(value) : (value ?? null));

/** One vehicle but for the name of its model. */
const vehicleOf = (record: RecordRow): string => JSON.stringify(['year', 'submodel', 'engine'].map(key => folded(record[key])));

const aliasesOf = (record: RecordRow): readonly string[] => (record['aliases'] as readonly string[] | undefined) ?? [];

/**
 * Gives the vehicles of an old model name the new one. Where the new model has the same vehicle already, that one survives: its own values
 * win, what it leaves empty (or at the initial value, such as an unknown body style) comes from the other, which goes. Old names stay as
 * aliases.
 */
export function mergeVehicles(resource: Resource, moved: readonly RecordRow[], standing: readonly RecordRow[], name: string): Merge {
  const twins = new Map(standing.map(record => [vehicleOf(record), record]));
  const changes = moved.map(record => {
    const twin = twins.get(vehicleOf(record));
    const aliases = [...new Set([...(twin ? aliasesOf(twin) : []), ...aliasesOf(record), String(record['model'])])].filter(
      alias => alias !== name,
    );
    const values = twin ? { ...ownValues(resource, record), ...saidBy(resource, twin) } : ownValues(resource, record);
    const whole = twin ? { ...ownValues(resource, twin), ...values } : values;
    return {
      before: twin ?? record,
      after: { ...whole, model: name, aliases: aliases.length > 0 ? aliases : undefined, status: (twin ?? record)['status'] },
      loser: twin && record,
    };
  });
  return { changes: changes.map(({ before, after }) => ({ before, after })), gone: changes.flatMap(({ loser }) => (loser ? [loser] : [])) };
}

/** The values of a record that say something: not those that every new record begins with. */
const saidBy = (resource: Resource, record: RecordRow): RecordValues =>
  Object.fromEntries(
    Object.entries(ownValues(resource, record)).filter(
      ([key, value]) => resource.fields[key]?.initial === undefined || !sameValue(resource.fields[key].initial, value),
    ),
  );
