import { checkArea, type AreaUse } from '@axle/inventory';
import { fill, type Refusal, type Text } from '@axle/kernel';
import { sql } from 'kysely';
import type { RecordValues } from '@axle/page-kit';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const unknownCategories: Text = { zh: '没有这些品类：{codes}', en: 'There are no such categories: {codes}' };

/** An area is in a sub-warehouse that fits its use, and names existing categories. */
export const areaGuard: RecordGuard = async (database, records) => {
  const ids = (key: string) => [...new Set(records.flatMap(record => (typeof record[key] === 'number' ? [record[key]] : [])))];
  const { rows: children } = await sql<{ id: number; warehouse: number; sellable: boolean }>`
    select id, warehouse, sellable is true as sellable from warehouse_child where id = any(${ids('child')}::bigint[])`.execute(database);
  const { rows: warehouses } = await sql<{ id: number; type: string }>`
    select id, type from warehouse where id = any(${ids('warehouse')}::bigint[])`.execute(database);
  const named = [...new Set(records.flatMap(categoriesOf))];
  const { rows: known } = await sql<{ code: string }>`select code from category where code = any(${named}::text[])`.execute(database);
  const codes = new Set(known.map(({ code }) => code));
  const childOf = new Map(children.map(child => [child.id, child]));
  const typeOf = new Map(warehouses.map(({ id, type }) => [id, type]));
  return record => {
    const { warehouse, child, use } = record;
    const [part, type] = [childOf.get(child as number), typeOf.get(warehouse as number)];
    const unknown = categoriesOf(record).filter(code => !codes.has(code));
    return [
      ...(part && type ? checkArea({ warehouse: warehouse as number, use: use as AreaUse }, part, type) : []),
      ...(unknown.length > 0 ? [noSuch(unknown)] : []),
    ];
  };
};

const categoriesOf = ({ categories }: RecordValues): readonly string[] => (Array.isArray(categories) ? categories.map(String) : []);

const noSuch = (codes: readonly string[]): Refusal => ({
  code: 'UNKNOWN_CATEGORY',
  field: 'categories',
  message: fill(unknownCategories, { codes: { zh: codes.join('、'), en: codes.join(', ') } }),
});
