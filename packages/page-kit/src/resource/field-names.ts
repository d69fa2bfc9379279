import type { Field } from '../field/field.ts';

/** The fields of a record by their names. */
export type Fields = Readonly<Record<string, Field>>;

/** Names of the fields that the engine adds to the own ones of a managed resource. */
export type StandardFieldName = 'status' | 'createdBy' | 'createdAt' | 'updatedBy' | 'updatedAt';

/** Names of all fields of a resource: its own and the standard ones. Any text where the own ones are known only at run time. */
export type FieldName<Own extends Fields> = (keyof Own & string) | StandardFieldName;

/** The names of a group of fields, in its order. */
export const namesOf = <Own extends Fields>(fields: Own): readonly (keyof Own & string)[] => Object.keys(fields);
