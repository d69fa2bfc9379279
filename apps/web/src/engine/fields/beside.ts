import type { Language } from '@axle/kernel';
import { companionOf, type Field, formatValue, type RecordValues } from '@axle/page-kit';

/** The currency or unit that a record keeps for one of its fields, in words; undefined where the field has none of its own. */
export function besideOf(
  field: Field,
  fields: Readonly<Record<string, Field>>,
  record: RecordValues,
  language: Language,
): string | undefined {
  const companion = companionOf(field);
  const definition = companion === undefined ? undefined : fields[companion];
  const value = companion === undefined ? undefined : record[companion];
  if (!definition || value === undefined || value === null) return undefined;
  // a currency is known by its code, a unit by its word
  return field.kind === 'money' ? String(value) : formatValue(definition, value, language);
}
