import { refuse, type Refusal, text } from '@axle/kernel';
import { printFeed } from '@axle/operation';
import { sql } from 'kysely';
import type { MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { tickedRecordsCall } from '../../../platform/resources/gateway/ticked-records-call.ts';

const notApproved: Refusal = {
  code: 'STATE',
  field: 'state',
  message: text('只有已审的调价有价格文件', 'Only approved price changes have a price file'),
};
const columns = ['store', 'site', 'sku', 'listing-id', 'price', 'currency'].map(header => ({ header }));

/** The prices of approved changes as a file that sellers' back offices take. */
export const priceFileCalls = (parts: Pick<ModuleCallParts, 'database' | 'registry'>): readonly MainCall[] =>
  tickedRecordsCall(parts, {
    page: 'priceChanges',
    action: 'priceFile',
    permission: 'export',
    most: 1000,
    fields: ['listing', 'newPrice', 'state'],
    async answer(records, { now }) {
      if (records.some(record => !['approved', 'applied'].includes(String(record['state'])))) return refuse(notApproved);
      const { rows } = await sql<{ cells: readonly string[] }>`
        select array[s.code, i.code, coalesce(p.seller_sku, ''), l.listing_id, to_char(c.new_price, 'FM9999999990.00'),
          coalesce(l.currency, '')]
          as cells
        from price_change c join platform_listing l on l.id = c.listing join store s on s.id = l.store join site i on i.id = l.site
        left join pt_sku p on p.id = l.pt_sku where c.id = any(${records.map(({ id }) => id)}::bigint[]) order by c.id`.execute(
        parts.database,
      );
      const content = Buffer.from(
        printFeed(
          columns,
          rows.map(({ cells }) => cells),
        ),
      );
      const name = `prices-${now.toISOString().slice(0, 10)}.txt`;
      return { kind: 'file', name, mediaType: 'text/tab-separated-values; charset=utf-8', bytes: content.length, content };
    },
  });
