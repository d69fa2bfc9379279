import { fill, type Refusal } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { sql } from 'kysely';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const unknown = { zh: '没有SKU {code}', en: 'There is no SKU {code}' };

const codesOf = (record: Readonly<Record<string, unknown>>) =>
  [record['parent'], ...linesIn(record, 'lines').map(({ child }) => child)].map(String);

/** Parent and components of a BOM are SKUs; each unknown one is named with its line. */
export const bomGuard: RecordGuard = async (database, records) => {
  const codes = [...new Set(records.flatMap(codesOf))];
  const { rows } = await sql<{ sku: string }>`select sku from sku where sku = any(${codes}::text[])`.execute(database);
  const known = new Set(rows.map(({ sku }) => sku));
  const refusal = (code: unknown, field: string): readonly Refusal[] =>
    known.has(String(code)) ? [] : [{ code: 'UNKNOWN_SKU', field, message: fill(unknown, { code: String(code) }) }];
  return record => [
    ...refusal(record['parent'], 'parent'),
    ...linesIn(record, 'lines').flatMap(({ child }, at) => refusal(child, `lines.${at}.child`)),
  ];
};
