import { validateProperties } from '@axle/catalog';
import { type Refusal, type Text, text } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { propertyBook, type PropertyBook } from '../../catalog/property/property-book.ts';

/** The values of a registration by the codes of their properties. */
export const propertyValues = (book: PropertyBook, record: RecordValues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    linesIn(record, 'properties').flatMap(({ property, value }) => {
      const code = book.properties.get(Number(property))?.code;
      return code === undefined ? [] : [[code, String(value ?? '')]];
    }),
  );

/** The codes of the properties that a category requires. */
export const requiredProperties = (book: PropertyBook, category: unknown): readonly string[] =>
  typeof category === 'number' ? book.linesOf(category).flatMap(({ property, required }) => (required ? [property] : [])) : [];

/** What a property is called; its code where it is gone. */
export function propertyName(book: PropertyBook, code: string): Text {
  const property = [...book.properties.values()].find(one => one.code === code);
  return property ? text(property.nameZh, property.nameEn) : text(code, code);
}

const named = (name: Text, { zh, en }: Text): Text => ({ zh: `${name.zh}：${zh}`, en: `${name.en}: ${en}` });

/** [B29] The values that are given are values of their properties, and the category asks for these; what is missing waits. */
export const guardProperties: RecordGuard = async (database, records) => {
  if (records.every(record => linesIn(record, 'properties').length === 0)) return () => [];
  const book = await propertyBook(database);
  const rules = new Map([...book.properties.values()].map(rule => [rule.code, rule]));
  return record => {
    const { refusals } = validateProperties(book.linesOf(Number(record['category'])), rules, propertyValues(book, record));
    return refusals
      .filter(({ code }) => code !== 'REQUIRED')
      .map(({ code, field = '', message }): Refusal => ({ code, field: 'properties', message: named(propertyName(book, field), message) }));
  };
};
