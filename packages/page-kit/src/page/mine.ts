import type { Field } from '../field/field.ts';
import type { Filter } from '../query/filter.ts';
import type { RecordValues } from '../resource/resource.ts';

/** The filter that lets a user's own records through: those whose user field holds them, or whose tags name them by their id. */
export const mineFilter = (name: string, field: Field | undefined, user: number): Filter =>
  field?.kind === 'tags' ? { field: name, op: 'in', value: [String(user)] } : { field: name, op: 'eq', value: user };

/** Whether a record is a user's own by a field: a user field that holds them, or tags that name them by their id. */
export function isMine(record: RecordValues, name: string, user: number | undefined): boolean {
  const held = record[name];
  return user !== undefined && (Array.isArray(held) ? held.includes(String(user)) : held === user);
}
