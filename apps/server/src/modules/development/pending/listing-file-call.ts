import { listingFile } from '@axle/development';
import { type Refusal, refuse, text } from '@axle/kernel';
import { forbiddenField, linesIn, notFound, permissionCode, type RecordRow } from '@axle/page-kit';
import { actionPath } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { ModuleCallParts } from '../../../platform/gateways/module-calls.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';

const name = 'newAmazonPending';
/** Fields of a pending listing that its file contains. */
const contents = ['sku', 'title', 'productType', 'gtin', 'bullets', 'keywords', 'price', 'currency', 'fulfilment', 'sellerSku', 'state'];
const notReady: Refusal = {
  code: 'STATE',
  field: 'state',
  message: text('资料齐全后才有上架文件', 'There is a listing file once nothing is missing'),
};

interface ListedSku {
  readonly code: string;
  readonly brand: string | null;
  readonly origin: string | null;
  readonly oeNumbers: readonly string[] | null;
  readonly vehicles: readonly string[];
}

async function skuOf(database: Kysely<Tables>, id: unknown): Promise<ListedSku> {
  const { rows } = await sql<ListedSku>`
    select k.sku as code, b.name_en as brand, c.iso2 as origin, k.oe_numbers as "oeNumbers",
      array(select f.make || ' ' || f.model || ' ' || f.year_from || '-' || f.year_to from fitment f
        where f.sku = k.id and f.status = 1 order by f.make, f.model, f.year_from limit 200) as vehicles
    from sku k left join brand b on b.id = k.brand left join country c on c.id = k.origin_country where k.id = ${id}`.execute(database);
  return rows[0]!;
}

const words = (record: RecordRow, field: string) => record[field] as string | undefined;

/** [N30] The file of a pending listing, for users who may read all of its fields. */
export function listingFileCalls({ database, registry }: Pick<ModuleCallParts, 'database' | 'registry'>): readonly MainCall[] {
  const { section, page } = registry.page(name) ?? {};
  const resource = page?.resource;
  if (!section || !resource) return [];
  return [
    mainCall({
      method: 'GET',
      path: actionPath(resource, 'listingFile'),
      permission: permissionCode(section.key, name, 'push'),
      input: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
      async handle(caller, { id }) {
        const parts = { database, resource, page: name, caller, referred: registry.referred };
        const closed = contents.find(key => !fieldRights(parts).mayRead(key));
        if (closed !== undefined) return refuse(forbiddenField(resource, closed));
        const record = await findRecord(parts, database, id, contents);
        if (!record) return refuse(notFound);
        if (record['state'] !== 'ready' && record['state'] !== 'pushed') return refuse(notReady);
        const sku = await skuOf(database, record['sku']);
        const content = Buffer.from(
          listingFile({
            itemSku: words(record, 'sellerSku') ?? sku.code,
            title: words(record, 'title'),
            brand: sku.brand ?? undefined,
            productType: words(record, 'productType'),
            gtin: words(record, 'gtin'),
            bullets: linesIn(record, 'bullets').map(line => String(line['text'])),
            keywords: words(record, 'keywords'),
            price: words(record, 'price'),
            currency: words(record, 'currency'),
            fulfilment: words(record, 'fulfilment'),
            origin: sku.origin ?? undefined,
            oeNumbers: sku.oeNumbers ?? [],
            vehicles: sku.vehicles,
          }),
        );
        const mediaType = 'text/tab-separated-values; charset=utf-8';
        return { kind: 'file', name: `listing-${sku.code}-${id}.txt`, mediaType, bytes: content.length, content };
      },
    }),
  ];
}
