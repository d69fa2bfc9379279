import { gtinCheckDigit, gtinOk } from '@axle/catalog';
import { innerGtin } from '@axle/inventory';
import { fill, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A SKU that a barcode stands for. */
export interface FoundSku {
  readonly sku: number;
  readonly code: string;
  /** The barcode is that of a carton. */
  readonly carton: boolean;
}

const unknown: Text = { zh: '未知条码：{code}', en: 'Unknown barcode: {code}' };
const checkDigit: Text = { zh: '条码校验位不正确：{code}', en: 'Wrong check digit: {code}' };

/**
 * All SKUs that a barcode may stand for: their code, their GTIN, that of their carton, an FNSKU, or an offer of a platform for a single
 * piece.
 */
export async function resolveCode(database: Kysely<Tables>, typed: string): Promise<Result<readonly FoundSku[], Refusal>> {
  const code = typed.toUpperCase();
  const inner = innerGtin(code);
  const gtins = inner === undefined ? spellings(code) : spellings(`${inner}${gtinCheckDigit(inner)}`);
  const { rows } = await sql<FoundSku>`
    select id as sku, sku as code, false as carton from sku where sku = ${code}
    union select id, sku, ${inner !== undefined} from sku where gtin = any(${gtins}::text[])
    union select s.id, s.sku, false from fba_map f join sku s on s.id = f.sku
      where f.fnsku collate "C" = ${code} and f.status = 1 and f.effective_from <= current_date and (f.effective_to is null
      or f.effective_to >= current_date)
    union select s.id, s.sku, false from pt_sku p cross join lateral maps_in_force(p.store, p.site, p.seller_sku, current_date) m
      join sku_map_lines l on l.record_id = m.id and l.qty = 1 join sku s on s.id = l.sku
      where p.seller_sku collate "C" = any(${[typed, code]}::text[])
        and (select count(*) from sku_map_lines o where o.record_id = m.id) = 1`.execute(database);
  if (rows.length > 0) return ok(rows);
  const isGtin = /^(\d{8}|\d{12,14})$/.test(code);
  const wrong = isGtin && !gtinOk(code);
  return refuse({
    code: wrong ? 'CHECK_DIGIT' : 'UNKNOWN_BARCODE',
    field: 'code',
    message: fill(wrong ? checkDigit : unknown, { code: typed }),
  });
}

/** The ways to write a GTIN: of 12 digits with a zero before it, and the other way round. */
const spellings = (code: string): readonly string[] => {
  if (!gtinOk(code)) return [];
  const bare = code.replace(/^0+/, '');
  return [...new Set([code, ...[8, 12, 13, 14].filter(length => bare.length <= length).map(length => bare.padStart(length, '0'))])];
};
