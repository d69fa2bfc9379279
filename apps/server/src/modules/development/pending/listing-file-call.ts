import { listingFile, type ListingFacts } from '@axle/development';
import { type Refusal, refuse, text } from '@axle/kernel';
import { forbiddenField, notFound, permissionCode } from '@axle/page-kit';
import { actionPath } from '@axle/wire';
import { z } from 'zod';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import { listingFacts, pushedFacts, fieldsOfListing } from './listing-facts.ts';

const name = 'newAmazonPending';

/** Most listings of one file; the button takes no more. */
const most = 100;

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const notReady: Refusal = {
  code: 'STATE',
  field: 'state',
  message: text('资料齐全后才有上架文件', 'The listing file is available once the listing is complete'),
};

/** [N30] The file of pending listings, for users who may read all of its fields: as they were pushed, or as they are before that. */
export function listingFileCalls({ database, registry }: Pick<ModuleCallParts, 'database' | 'registry'>): readonly MainCall[] {
  const { section, page } = registry.page(name) ?? {};
  const resource = page?.resource;
  if (!section || !resource) return [];
  return [
    mainCall({
      method: 'GET',
      path: actionPath(resource, 'listingFile'),
      permission: permissionCode(section.key, name, 'push'),
      input: z.object({ id: z.union([z.array(id).min(1).max(most), id.transform(one => [one])]) }),
      async handle(caller, { id: ids }) {
        const parts = { database, resource, page: name, caller, referred: registry.referred };
        const closed = fieldsOfListing.find(key => !fieldRights(parts).mayRead(key));
        if (closed !== undefined) return refuse(forbiddenField(resource, closed));
        const listings: ListingFacts[] = [];
        for (const one of new Set(ids)) {
          const record = await findRecord(parts, database, one, fieldsOfListing);
          if (!record) return refuse(notFound);
          if (record['state'] !== 'ready' && record['state'] !== 'pushed') return refuse(notReady);
          const pushed = record['state'] === 'pushed' ? await pushedFacts(database, one) : undefined;
          listings.push(pushed ?? (await listingFacts(database, record)));
        }
        const content = Buffer.from(listingFile(listings));
        const at = caller.now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
        const called = listings.length === 1 ? `${listings[0]!.itemSku}-${ids[0]}` : at;
        const mediaType = 'text/tab-separated-values; charset=utf-8';
        return { kind: 'file', name: `listing-${called}.txt`, mediaType, bytes: content.length, content };
      },
    }),
  ];
}
