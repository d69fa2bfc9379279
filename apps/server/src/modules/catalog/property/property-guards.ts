import { readProperty } from '@axle/catalog';
import { fill, type Refusal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { propertyBook } from './property-book.ts';

const typeFixed: Refusal = {
  code: 'TYPE_FIXED',
  field: 'type',
  message: { zh: '已有SKU取值，类型不能再改', en: 'SKUs have values, so the type cannot be changed' },
};
const optionUsed = {
  zh: '选项{option}已被{count}个SKU使用，请改用“合并选项”',
  en: '{count} {count|SKU uses|SKUs use} option {option}; use “Merge options” instead',
};
const outside: Refusal = {
  code: 'NOT_IN_TEMPLATE',
  field: 'property',
  message: { zh: '该SKU品类的模板没有这个属性', en: 'The template of the SKU’s category does not have this property' },
};
const writtenAs = { zh: '请写作 {value}', en: 'Write it as {value}' };

/** The type of a property with values is fixed, and an option that a SKU holds stays. */
export const propertyGuard: RecordGuard = async (database, records) => {
  const codes = records.flatMap(({ code }) => (typeof code === 'string' ? [code] : []));
  const { rows } = await sql<{ code: string; type: string; option: string; count: number }>`
    select p.code, p.type, o.option, count(*) as count from sku_property p join sku_property_value v on v.property = p.id,
      unnest(case when p.type in ('option', 'multiOption') then string_to_array(v.value, ',') else array[''] end) as o (option)
    where p.code = any(${codes}::text[]) group by p.code, p.type, o.option order by p.code, o.option`.execute(database);
  const used = Map.groupBy(rows, row => row.code);
  return ({ code, type, options }) => {
    const held = used.get(String(code)) ?? [];
    if (held.length === 0) return [];
    if (held[0]?.type !== type) return [typeFixed];
    const kept = new Set(((options as readonly RecordValues[] | undefined) ?? []).map(option => option['code']));
    return held
      .filter(({ option }) => option !== '' && !kept.has(option))
      .map(({ option, count }) => ({ code: 'OPTION_USED', field: 'options', message: fill(optionUsed, { option, count }) }));
  };
};

/** A value is one of its property in its stored form, and the category of its SKU requires the property. */
export const propertyValueGuard: RecordGuard = async (database, records) => {
  const ids = [...new Set(records.flatMap(({ sku }) => (typeof sku === 'number' ? [sku] : [])))];
  const skus = ids.length === 0 ? [] : await database.selectFrom('sku').select(['id', 'category']).where('id', 'in', ids).execute();
  const categories = new Map(skus.map(({ id, category }) => [id, category]));
  const book = await propertyBook(database);
  return ({ sku, property, value }) => {
    const rule = book.properties.get(property as number);
    const category = categories.get(sku as number);
    if (!rule || category === undefined) return [];
    if (!book.linesOf(category).some(line => line.property === rule.code)) return [outside];
    const read = readProperty(rule, String(value ?? ''));
    if (!read.ok) return [{ ...read.refusal, field: 'value' }];
    if (read.value === undefined || read.value === value) return [];
    return [{ code: 'FORM', field: 'value', message: fill(writtenAs, { value: read.value }) }];
  };
};
