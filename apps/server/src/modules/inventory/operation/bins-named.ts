import type { Refusal } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Where some bins stand, and whether they are in use. */
export type NamedBins = ReadonlyMap<number, { readonly warehouse: number; readonly used: boolean }>;

/** Reads the bins that documents name. */
export async function binsNamed(database: Kysely<Tables>, ids: readonly unknown[]): Promise<NamedBins> {
  const wanted = [...new Set(ids.filter(id => typeof id === 'number'))];
  if (wanted.length === 0) return new Map();
  const rows = await database.selectFrom('bin').select(['id', 'warehouse', 'status']).where('id', 'in', wanted).execute();
  return new Map(rows.map(({ id, warehouse, status }) => [id, { warehouse, used: status === 1 }]));
}

const elsewhere: Refusal = { code: 'OTHER_WAREHOUSE', message: { zh: '库位不属于所选仓库', en: 'The bin belongs to another warehouse' } };
const unused: Refusal = { code: 'BIN_DISABLED', message: { zh: '库位已停用', en: 'The bin is disabled' } };

/** Why a document of a warehouse may not name a bin. */
export function wrongBin(bins: NamedBins, warehouse: unknown, bin: unknown, field: string): readonly Refusal[] {
  const found = bins.get(bin as number);
  if (!found) return [];
  if (found.warehouse !== warehouse) return [{ ...elsewhere, field }];
  return found.used ? [] : [{ ...unused, field }];
}
