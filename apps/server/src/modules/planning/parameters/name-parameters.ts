import { parameterName } from '@axle/planning';
import { sql } from 'kysely';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';

/** Fields that refer to other records, the tables of those and the columns of their codes. */
const named = [
  ['market', 'market', 'code'],
  ['node', 'plan_node', 'code'],
  ['site', 'site', 'code'],
  ['category', 'category', 'code'],
  ['sku', 'sku', 'sku'],
] as const;

/** [P9] Names rows of parameters by the codes of the records that they refer to. */
export const nameParameters: Derivation = async (transaction, _parts, rows) => {
  const codes = new Map<string, string>();
  for (const [field, table, column] of named) {
    const ids = [...new Set(rows.flatMap(({ after }) => (typeof after[field] === 'number' ? [after[field]] : [])))];
    if (ids.length === 0) continue;
    const { rows: found } = await sql<{ id: number; code: string }>`
      select id, ${sql.ref(column)} as code from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(transaction);
    for (const { id, code } of found) codes.set(`${field} ${id}`, code);
  }
  return rows.map(({ after }) => ({
    ...after,
    name: parameterName({
      ...Object.fromEntries(named.map(([field]) => [field, codes.get(`${field} ${String(after[field])}`)])),
      year: after['year'] as number | undefined,
    }),
  }));
};
