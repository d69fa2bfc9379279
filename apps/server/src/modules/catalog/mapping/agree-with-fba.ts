import type { Refusal } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { forbiddenOn, onPage } from '../../../platform/resources/on-page.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { changeLocked } from '../../../platform/resources/write-record.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { listingOf } from './map-listing.ts';
import { changeMap, type MappedLine, type SettleParts } from './map-in-force.ts';

const noConflict: Refusal = { code: 'NO_CONFLICT', message: { zh: '没有与之不同的FBA映射', en: 'No FBA map differs from it' } };
const severalSkus: Refusal = {
  code: 'SEVERAL_SKUS',
  message: { zh: 'SKU映射由多个SKU组成，请在SKU映射中修改', en: 'The SKU map has several SKUs: change it on the “SKU map” page' },
};

/** Lets the SKU map and the FBA maps of a listing say the same: what the FBA map says, or what the SKU map says. */
export async function agreeWithFba(parts: SettleParts, record: RecordRow, input: RecordValues): Promise<Refusal | undefined> {
  const { store, site, sellerSku } = listingOf(record);
  const fbaParts = onPage(parts, 'fbaMap');
  const today = todayOf(parts.caller);
  const fbaMaps = await lockRows(
    parts.database,
    fbaParts,
    sql<boolean>`t.store = ${store} and t.site = ${site} and t.msku collate "C" = ${sellerSku} and t.status = 1
      and ${today}::date between t.effective_from and coalesce(t.effective_to, 'infinity')`,
  );
  const differs = (line: MappedLine) => fbaMaps.filter(map => map['sku'] !== line.sku || map['qtyPer'] !== line.qty);
  return changeMap(parts, { store, site, sellerSku }, async lines => {
    const [line] = lines;
    if (!line || lines.length > 1) return severalSkus;
    const [other] = differs(line);
    if (!other) return noConflict;
    if (input['keep'] !== 'skuMap') return [{ sku: Number(other['sku']), qty: Number(other['qtyPer']) }];
    const forbidden = await forbiddenOn(parts, 'fbaMap', 'update', { zh: '编辑', en: 'Edit' });
    if (forbidden) return forbidden;
    for (const map of differs(line)) {
      const changed = await changeLocked(parts.database, fbaParts, map, { sku: line.sku, qtyPer: line.qty });
      if (!changed.ok) throw new RefusedWrite(changed.refusal[0]!);
    }
    return lines;
  });
}
