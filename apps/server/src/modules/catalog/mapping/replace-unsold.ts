import { replaceUnsold, skuMay, type SkuSalesStatus, type StandIn } from '@axle/catalog';
import type { Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { listingOf } from './map-listing.ts';
import { changeMap, type MappedLine, type SettleParts } from './map-in-force.ts';

const noStandIn: Refusal = {
  code: 'NO_STAND_IN',
  message: {
    zh: '替代组中没有可售的SKU，请用“映射”另选SKU',
    en: 'Its substitute group has no SKU that can be sold: choose one with “Map”',
  },
};

interface Part {
  readonly id: number;
  readonly status: SkuSalesStatus;
  readonly group: readonly StandIn[];
}

/** Parts with the members of the substitute group in force that each is in. */
async function partsOf(parts: SettleParts, lines: readonly MappedLine[]): Promise<ReadonlyMap<number, Part>> {
  const today = todayOf(parts.caller);
  const { rows } = await sql<Part>`
    select k.id, k.sales_status as status, coalesce((
      select json_agg(json_strip_nulls(json_build_object('sku', m.sku, 'rank', m.rank, 'ratio', trim_scale(m.ratio)::text,
        'status', o.sales_status, 'until', m.stop_date)))
      from sku_substitute_members own join sku_substitute g on g.id = own.record_id and g.status = 1
        and ${today}::date between g.effective_from and coalesce(g.effective_to, 'infinity')
      join sku_substitute_members m on m.record_id = g.id join sku o on o.id = m.sku
      where own.sku = k.id), '[]') as "group"
    from sku k where k.id = any(${lines.map(({ sku }) => sku)}::bigint[])`.execute(parts.database);
  return new Map(rows.map(row => [row.id, row]));
}

/** [MAP13] Puts what may be sold in the place of parts of a listing that may not. */
export const replaceUnsoldParts = (parts: SettleParts, record: RecordRow): Promise<Refusal | undefined> =>
  changeMap(parts, listingOf(record), async lines => {
    const known = await partsOf(parts, lines);
    const replaced: MappedLine[] = [];
    for (const line of lines) {
      const part = known.get(line.sku)!;
      const other = skuMay(part.status, 'sell') ? line : replaceUnsold(line, part.group, todayOf(parts.caller));
      if (!other) return noStandIn;
      const same = replaced.findIndex(({ sku }) => sku === other.sku);
      if (same >= 0) replaced[same] = { ...other, qty: replaced[same]!.qty + other.qty };
      else replaced.push(other);
    }
    return replaced;
  });
