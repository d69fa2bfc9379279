import { proposalKeys, type ProposedSku, proposeSkus } from '@axle/catalog';
import type { Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { listingOf, type MappedListing, mapParts, writeMap } from './map-listing.ts';
import { refreshExceptions, rowsOf } from './refresh-exceptions.ts';

const noEqualCode: Refusal = {
  code: 'NO_EQUAL_CODE',
  message: { zh: '没有编码相同的SKU，请逐条映射', en: 'No SKU has the same code: map each row individually' },
};

const mappedSince: Refusal = { code: 'ALREADY_MAPPED', message: { zh: '已有映射', en: 'Already mapped' } };

/** A listing as it is known when a part of its code is looked for. */
interface OpenListing extends MappedListing {
  readonly id: number;
  readonly title: string | null;
  readonly state: string;
}

/** Titles and states of the listings of some records. */
async function openListings(
  transaction: Kysely<Tables>,
  { caller }: RecordParts,
  records: readonly RecordRow[],
): Promise<readonly OpenListing[]> {
  const given = records.map(record => ({ id: record.id, ...listingOf(record) }));
  const { rows } = await sql<{ id: number; title: string | null; state: string }>`
    select g.id, p.title, (select s.state from listing_states(g.store, g.site, g.seller_sku, null, ${todayOf(caller)}::date) s) as state
    from json_to_recordset(${JSON.stringify(given.map(({ sellerSku, ...one }) => ({ ...one, seller_sku: sellerSku })))}::json)
      as g (id bigint, store bigint, site bigint, seller_sku text)
    left join pt_sku p on p.store = g.store and p.site = g.site and p.seller_sku = g.seller_sku`.execute(transaction);
  const known = new Map(rows.map(row => [row.id, row]));
  return given.map(one => ({ ...one, title: known.get(one.id)?.title ?? null, state: known.get(one.id)?.state ?? 'unmapped' }));
}

/**
 * Maps each listing of some records to the SKU whose code is its seller SKU, in its store and site, as many pieces as its title says; where
 * it is asked for, to one whose code comes before a hyphen too. Those without such a SKU, and those that are mapped already, stay as they
 * are and are named.
 */
export const mapEqual: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const { caller } = parts;
    const listings = await openListings(transaction, parts, records);
    const seesTitle = fieldAccess(caller.access, 'ptSku', 'title').read;
    const wanted = listings.map(({ sellerSku, title }) => ({ sellerSku, ...(seesTitle && title !== null ? { title } : {}) }));
    const isWanted = ({ rank }: ProposedSku) => rank === 1 || (rank === 2 && input['prefix'] === true);
    const codes = wanted.flatMap(listing => proposalKeys(listing).codes);
    const skus = await transaction
      .selectFrom('sku')
      .select(['id', 'sku', 'pcs_per_uom as pcsPerUom'])
      .where(({ eb, val }) => eb('sku', '=', sql<string>`any(${val(codes)}::text[])`))
      .where('sales_status', '<>', 'archived')
      .execute();
    const candidates = skus.map(sku => ({ ...sku, oeKeys: [] }));
    const refused = new Map<number, Refusal>();
    const mapped: MappedListing[] = [];
    for (const [at, listing] of listings.entries()) {
      const equal = proposeSkus(wanted[at]!, candidates).find(isWanted);
      const sku = skus.find(one => one.sku === equal?.sku);
      if (listing.state !== 'unmapped') refused.set(listing.id, mappedSince);
      else if (!equal || !sku) refused.set(listing.id, noEqualCode);
      else {
        const line = { sku: sku.id, qty: equal.qty, level: 'storeSite' };
        const written = await writeMap(transaction, mapParts({ ...parts, database: transaction }), listing, line);
        if (written.ok) mapped.push(listing);
        else refused.set(listing.id, written.refusal[0]!);
      }
    }
    if (mapped.length > 0) await refreshExceptions(transaction, caller.now, rowsOf(...mapped));
    return refused;
  });
