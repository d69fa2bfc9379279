import type { Field } from '../field/field.ts';
import type { Filter } from '../query/filter.ts';
import type { RecordValues } from '../resource/resource.ts';
import type { CustomAction } from './action.ts';
import type { StandardAction } from './page.ts';

/** The filter that lets a user's own records through: those whose user field holds them, or whose tags name them by their id. */
export const mineFilter = (name: string, field: Field | undefined, user: number): Filter =>
  field?.kind === 'tags' ? { field: name, op: 'in', value: [String(user)] } : { field: name, op: 'eq', value: user };

/** Whether a record is a user's own by a field: a user field that holds them, or tags that name them by their id. */
export function isMine(record: RecordValues, name: string, user: number | undefined): boolean {
  const held = record[name];
  return user !== undefined && (Array.isArray(held) ? held.includes(String(user)) : held === user);
}

/** The records that a standard action has something to do with: enabling takes those out of use, disabling those in use. */
export const standardWhen = (action: StandardAction): CustomAction['when'] =>
  action === 'enable' ? { field: 'status', in: [0] } : action === 'disable' ? { field: 'status', in: [1] } : undefined;
