import { bareOe, duplicateKey, primaryOe, refuseBrandExport } from '@axle/catalog';
import { fill, type Refusal } from '@axle/kernel';
import { sql } from 'kysely';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const twice = {
  zh: '疑似重复SKU：{sku}；确为不同零件请填写重复说明',
  en: 'Possible duplicate of {sku}; if it is a different part, enter a duplicate justification',
};

interface KeptSku {
  readonly sku: string;
  readonly status: string;
  readonly oeNumbers: readonly string[] | null;
  readonly numberSources: readonly object[];
  readonly brand: number;
  readonly position: string | null;
}

/** A SKU that is probably there already says why it is another part. One that was so before is left alone. */
const duplicateGuard: RecordGuard = async (database, records) => {
  const keyed = records.filter(record => duplicateKey(record) !== undefined && record['duplicateReason'] === undefined);
  if (keyed.length === 0) return () => [];
  const codes = keyed.map(({ sku }) => String(sku));
  const brands = keyed.flatMap(({ brand }) => (typeof brand === 'number' ? [brand] : []));
  const numbers = keyed.flatMap(record => primaryOe(record) ?? []).map(bareOe);
  const { rows } = await sql<KeptSku>`
    select sku, sales_status as status, oe_numbers as "oeNumbers", brand, position, coalesce((select json_agg(json_build_object('number',
    n.number, 'system', n.system,
      'isPrimary', n.is_primary)) from sku_number_sources n where n.record_id = sku.id and n.is_primary), '[]') as "numberSources" from sku
    where sku = any(${codes}::text[]) or (brand = any(${brands}::bigint[]) and sales_status in ('new', 'onSale', 'clearance')
      and oe_keys && ${numbers}::text[])
    order by sku`.execute(database);
  const kept = rows.map(row => ({
    ...row,
    key: duplicateKey({ ...row, oeNumbers: row.oeNumbers ?? [], position: row.position ?? undefined }),
  }));
  return (record): readonly Refusal[] => {
    const key = duplicateKey(record);
    if (key === undefined || record['duplicateReason'] !== undefined) return [];
    if (kept.some(one => one.sku === record['sku'] && one.key === key)) return [];
    const other = kept.find(one => one.sku !== record['sku'] && one.key === key && ['new', 'onSale', 'clearance'].includes(one.status));
    return other ? [{ code: 'DUPLICATE_SKU', field: 'duplicateReason', message: fill(twice, { sku: other.sku }) }] : [];
  };
};

/** What a SKU is declared as follows from the kind of its brand. */
const brandGuard: RecordGuard = async (database, records) => {
  const { rows } = await sql<{ id: number; kind: string }>`select id, kind from brand where id = any(${[
    ...new Set(records.flatMap(({ brand }) => (typeof brand === 'number' ? [brand] : []))),
  ]}::bigint[])`.execute(database);
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  return ({ brand, brandExport }) => {
    const refusal = refuseBrandExport(kinds.get(brand as number), brandExport);
    return refusal ? [refusal] : [];
  };
};

/** Refusals of a SKU besides its own rules: the kind of its brand, and another SKU that is the same part. */
export const skuGuard: RecordGuard = async (database, records, caller) => {
  const guards = await Promise.all([brandGuard, duplicateGuard].map(guard => guard(database, records, caller)));
  return record => guards.flatMap(guard => guard(record));
};
