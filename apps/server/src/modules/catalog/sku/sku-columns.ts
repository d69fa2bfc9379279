import { type RawBuilder, sql } from 'kysely';
import { knownTexts, mayReadReferred } from '../../../platform/resources/known-texts.ts';
import type { Actor, KnownResource } from '../../../platform/resources/record-parts.ts';

/** The columns of a SKU that a station user may read, of a table aliased `s`: the code replaces a name that may not be read. */
export function skuColumns(caller: Actor): Readonly<Record<'nameZh' | 'nameEn' | 'thumb' | 'gtin' | 'cartonQty', RawBuilder<unknown>>> {
  const sku = caller.registry.referred('sku') as KnownResource;
  const { zh, en } = knownTexts(sku, caller, 's');
  const unless = (key: string, column: RawBuilder<unknown>) => (mayReadReferred(sku, caller, key) ? column : sql`null`);
  return {
    nameZh: zh,
    nameEn: en,
    thumb: unless('images', sql`s.images -> 0 ->> 'thumb'`),
    gtin: unless('gtin', sql`s.gtin`),
    cartonQty: unless('cartonQty', sql`s.carton_qty`),
  };
}
