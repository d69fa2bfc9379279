import { text } from '@axle/kernel';
import { longestValue } from '@axle/catalog';
import type { Field } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ColumnAcross } from '../../../platform/imports/columns-across.ts';
import { propertyBook, type StoredProperty } from './property-book.ts';

/** What a column of a property is headed by: its name, and its unit. */
export const headingOf = ({ nameZh, nameEn, unit }: StoredProperty): Field['label'] => {
  const behind = unit === undefined ? '' : ` (${unit})`;
  return { zh: `${nameZh}${behind}`, en: `${nameEn}${behind}` };
};

/** The column of a property in a file: choices and yes or no may be picked, everything else is read as the property says. */
function fieldOf(property: StoredProperty): Field {
  const label = headingOf(property);
  const { type, options = [] } = property;
  if (type === 'bool') return { kind: 'bool', label };
  if (type !== 'option') return { kind: 'text', label, maxLength: longestValue };
  return { kind: 'enum', label, options: options.map(({ code, zh, en }) => ({ code, label: text(zh, en), also: [code, zh, en] })) };
}

/** A column for every property that a category requires. Where two have the same name, the code alone identifies the column. */
export async function propertyColumns(database: Kysely<Tables>): Promise<readonly ColumnAcross[]> {
  const { asked } = await propertyBook(database);
  const taken = Map.groupBy(
    asked.flatMap(property => [...new Set(namesOf(property))]),
    name => name,
  );
  const isOwn = (property: StoredProperty) => namesOf(property).every(name => taken.get(name)!.length === 1);
  return asked.map(property => {
    const { code, nameZh, nameEn } = property;
    const field = fieldOf(property);
    return isOwn(property)
      ? { key: code, also: [nameZh, nameEn], field }
      : { key: code, also: [], field: { ...field, label: { zh: code, en: code } } };
  });
}

const namesOf = (property: StoredProperty): readonly string[] => {
  const { zh, en } = headingOf(property);
  return [property.code, property.nameZh, property.nameEn, zh, en].map(name => name.toLowerCase());
};
