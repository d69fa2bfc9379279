import { gtin14, gtinCheckDigit, readBarcode } from '@axle/catalog';
import { innerGtin } from '@axle/inventory';
import { fill, ok, type Refusal, refuse, type Result, type Text, visibleText } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A SKU that a barcode identifies. */
export interface FoundSku {
  readonly sku: number;
  readonly code: string;
  /** The barcode is that of a carton. */
  readonly carton: boolean;
}

const unknown: Text = { zh: '未知条码：{code}', en: 'Unknown barcode: {code}' };
const checkDigit: Text = { zh: '条码校验位不正确：{code}', en: 'Wrong check digit: {code}' };

/**
 * [B2a] All SKUs that a barcode may identify: by their code, their GTIN, that of their carton, an FNSKU, or an offer of a platform for a
 * single piece. The one way in which every station reads a label of goods.
 */
export async function resolveCode(database: Kysely<Tables>, typed: string): Promise<Result<readonly FoundSku[], Refusal>> {
  const { code, gtin = null } = readBarcode(typed);
  const inner = gtin === null ? undefined : innerGtin(gtin);
  const within = inner === undefined ? null : gtin14(`${inner}${gtinCheckDigit(inner)}`);
  const { rows } = await sql<FoundSku>`
    select id as sku, sku as code, false as carton from sku where sku = ${code}
    union select id, sku, false from sku where gtin is not null and lpad(gtin, 14, '0') = ${gtin}
    union select id, sku, true from sku where gtin is not null and lpad(gtin, 14, '0') = ${within}
    union select s.id, s.sku, false from fba_map f join sku s on s.id = f.sku
      where f.fnsku collate "C" = ${code} and f.status = 1 and f.effective_from <= current_date and (f.effective_to is null
      or f.effective_to >= current_date)
    union select s.id, s.sku, false from pt_sku p cross join lateral maps_in_force(p.store, p.site, p.seller_sku, current_date) m
      join sku_map_lines l on l.record_id = m.id and l.qty = 1 join sku s on s.id = l.sku
      where p.seller_sku collate "C" = any(${[visibleText(typed), code]}::text[])
        and (select count(*) from sku_map_lines o where o.record_id = m.id) = 1`.execute(database);
  if (rows.length > 0) return ok(rows);
  const wrong = gtin === null && /^(\d{8}|\d{12,14})$/.test(code);
  return refuse({
    code: wrong ? 'CHECK_DIGIT' : 'UNKNOWN_BARCODE',
    field: 'code',
    message: fill(wrong ? checkDigit : unknown, { code: visibleText(typed) }),
  });
}

const several: Text = { zh: '条码对应多个SKU：{codes}，请扫描SKU', en: 'The barcode matches several SKUs: {codes}; scan the SKU' };

/** Why a barcode is no answer: several SKUs that are expected have it. */
export const severalSkus = (codes: readonly string[]): Refusal => ({
  code: 'SEVERAL_SKUS',
  field: 'code',
  message: fill(several, { codes: codes.join(', ') }),
});

/** The SKU of a piece that a barcode identifies; of several the one that is expected here. The barcode of a carton is no piece. */
export async function resolvePiece(
  database: Kysely<Tables>,
  typed: string,
  expected: readonly number[] = [],
): Promise<Result<number, Refusal>> {
  const found = await resolveCode(database, typed);
  if (!found.ok) return found;
  const pieces = new Map(found.value.filter(({ carton }) => !carton).map(({ sku, code }) => [sku, code]));
  const here = [...pieces.keys()].filter(sku => expected.includes(sku));
  const [sku, ...others] = here.length > 0 ? here : [...pieces.keys()];
  if (sku === undefined) return refuse({ code: 'UNKNOWN_BARCODE', field: 'code', message: fill(unknown, { code: visibleText(typed) }) });
  if (others.length === 0) return ok(sku);
  return refuse(severalSkus([sku, ...others].map(one => pieces.get(one)!)));
}
