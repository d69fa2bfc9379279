import type { Field } from '../field/field.ts';
import { fieldsOf } from '../resource/fields-of.ts';
import { isReference } from '../resource/references.ts';
import type { RecordValues, Resource } from '../resource/resource.ts';

/** Most fields that a draft is called by where nothing that names its record is typed, and most characters of the name. */
const [mostFields, mostCharacters] = [3, 60];

/** What is written the same in every language and says something by itself. */
const speaksByItself = (field: Field): boolean => !isReference(field) && !(field.kind === 'text' && field.secret);

/**
 * DN1: what the typed values of a record that is not saved are called by: by what names such a record; where nothing of that is typed, by
 * the first texts and numbers that are, in the order of the fields. Undefined where nothing of the kind is typed.
 */
export function typedName(resource: Resource, values: RecordValues): string | undefined {
  const fields = fieldsOf(resource);
  const typed = (name: string): readonly string[] => {
    const [field, value] = [fields[name], values[name]];
    if (!field || !speaksByItself(field) || ['enum', 'user', 'page', 'instant'].includes(field.kind)) return [];
    const words = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
    return words === '' ? [] : [words];
  };
  const naming = resource.nameFields.flatMap(typed);
  const words = (naming.length > 0 ? naming : Object.keys(fields).flatMap(typed).slice(0, mostFields)).join(' ');
  return words.length > mostCharacters ? `${words.slice(0, mostCharacters - 1)}…` : words || undefined;
}
