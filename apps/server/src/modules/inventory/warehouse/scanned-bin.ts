import { readBarcode } from '@axle/catalog';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { resolvePiece } from '../stock/resolve-code.ts';

/** [B2a] A code as a scanner writes it, whatever the width and case of its letters and the prefix of its symbology. */
export const scannedText = (typed: unknown): string => readBarcode(String(typed)).code;

const unknownBin: Refusal = { code: 'UNKNOWN_BIN', field: 'code', message: { zh: '没有这个库位', en: 'The bin does not exist' } };

/** The bins that a label may mean: by the whole code one, by the short one as many as the warehouses that have it. */
export async function scannedBins(database: Kysely<Tables>, typed: unknown, warehouse?: number): Promise<Result<readonly number[]>> {
  const code = scannedText(typed);
  const { rows } = await sql<{ id: number }>`
    select b.id from bin b join warehouse w on w.id = b.warehouse
    where b.bin_code = ${code.slice(code.indexOf('/') + 1)} and (${!code.includes('/')} or w.code = ${code.split('/')[0]})
      and (${warehouse ?? null}::bigint is null or b.warehouse = ${warehouse ?? null}) order by b.id`.execute(database);
  return rows.length > 0 ? ok(rows.map(({ id }) => id)) : refuse(unknownBin);
}

/** The SKU that a label of goods means; of several the one that is expected where it was scanned. */
export async function scannedSku(database: Kysely<Tables>, typed: unknown, expected: readonly number[]): Promise<Result<number>> {
  const found = await resolvePiece(database, String(typed), expected);
  return found.ok ? found : refuse({ ...found.refusal, field: 'sku' });
}
