import { effectiveTemplate, type EffectiveLine, type PropertyRule, type TemplateLine } from '@axle/catalog';
import type { Decimal } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A property as it is stored. */
export interface StoredProperty extends PropertyRule {
  readonly id: number;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly unit?: string;
}

/** Every property, and those that the categories require: a few hundred rows, read in four queries. */
export interface PropertyBook {
  readonly properties: ReadonlyMap<number, StoredProperty>;
  /** Those that any category requires, by code. */
  readonly asked: readonly StoredProperty[];
  /** The properties that a category requires, and the id of the category from which each is inherited. */
  linesOf(category: number): readonly (EffectiveLine & { readonly from: number })[];
}

/** Reads the current book. */
export async function propertyBook(database: Kysely<Tables>): Promise<PropertyBook> {
  const options = await database.selectFrom('sku_property_options').selectAll().orderBy('record_id').orderBy('line_no').execute();
  const stored = await database.selectFrom('sku_property').selectAll().execute();
  const lines = await database
    .selectFrom('sku_property_template_lines as l')
    .innerJoin('sku_property_template as t', 't.id', 'l.record_id')
    .where('t.status', '=', 1)
    .select(['t.category', 'l.property', 'l.position', 'l.required', 'l.inherit'])
    .execute();
  const categories = await database.selectFrom('category').select(['id', 'parent']).execute();
  const optionsOf = Map.groupBy(options, option => option.record_id);
  const properties = new Map(
    stored.map(row => [
      row.id,
      {
        id: row.id,
        code: row.code,
        type: row.type,
        nameZh: row.name_zh,
        nameEn: row.name_en,
        options: (optionsOf.get(row.id) ?? []).map(({ code, name_zh: zh, name_en: en }) => ({ code, zh, en })),
        ...(row.unit === null ? {} : { unit: row.unit }),
        ...(row.min === null ? {} : { min: row.min as Decimal }),
        ...(row.max === null ? {} : { max: row.max as Decimal }),
        ...(row.pattern === null ? {} : { pattern: row.pattern }),
      },
    ]),
  );
  const own = new Map(
    [...Map.groupBy(lines, line => line.category)].map(([category, found]) => [
      category,
      found.flatMap(({ property, position, required, inherit }): readonly TemplateLine[] => {
        const code = properties.get(property)?.code;
        return code === undefined ? [] : [{ property: code, position, required: required === true, inherit: inherit === true }];
      }),
    ]),
  );
  const parents = new Map(categories.map(({ id, parent }) => [id, parent]));
  const named = new Set(lines.map(({ property }) => property));
  return {
    properties,
    asked: [...properties.values()].filter(({ id }) => named.has(id)).toSorted((one, other) => (one.code < other.code ? -1 : 1)),
    linesOf(category) {
      const chain = chainOf(category, parents);
      return effectiveTemplate(chain.map(id => own.get(id) ?? [])).map(line => ({ ...line, from: chain[line.level]! }));
    },
  };
}

/** A category and those above it, from the root down. */
function chainOf(category: number, parents: ReadonlyMap<number, number | null>): readonly number[] {
  const chain: number[] = [];
  for (let at: number | null = category; at !== null && !chain.includes(at); at = parents.get(at) ?? null) chain.unshift(at);
  return chain;
}
