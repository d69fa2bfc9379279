import { listingFile, type ListingFacts } from '@axle/development';
import { type Refusal, refuse, text } from '@axle/kernel';
import type { MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { tickedRecordsCall } from '../../../platform/resources/gateway/ticked-records-call.ts';
import { fieldsOfListing, listingFacts, pushedFacts } from './listing-facts.ts';

const notReady: Refusal = {
  code: 'STATE',
  field: 'state',
  message: text('资料齐全后才有上架文件', 'The listing file is available once the listing is complete'),
};

/** [N30] The file of pending listings: as they were pushed, or as they are before that. */
export const listingFileCalls = (parts: Pick<ModuleCallParts, 'database' | 'registry'>): readonly MainCall[] =>
  tickedRecordsCall(parts, {
    page: 'newAmazonPending',
    action: 'listingFile',
    permission: 'push',
    most: 100,
    fields: fieldsOfListing,
    async answer(records, caller) {
      const listings: ListingFacts[] = [];
      for (const record of records) {
        if (record['state'] !== 'ready' && record['state'] !== 'pushed') return refuse(notReady);
        const pushed = record['state'] === 'pushed' ? await pushedFacts(parts.database, record.id) : undefined;
        listings.push(pushed ?? (await listingFacts(parts.database, record)));
      }
      const content = Buffer.from(listingFile(listings));
      const at = caller.now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
      const called = listings.length === 1 ? `${listings[0]!.itemSku}-${records[0]!.id}` : at;
      const mediaType = 'text/tab-separated-values; charset=utf-8';
      return { kind: 'file', name: `listing-${called}.txt`, mediaType, bytes: content.length, content };
    },
  });
