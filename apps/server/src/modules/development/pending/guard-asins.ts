import { type AsinHolder, asinRefusals, type PendingState } from '@axle/development';
import type { RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

/** The SKUs that have an ASIN on a site: by pending listings, and by what is offered there. */
async function holdersOf(database: Kysely<Tables>, { site, asin }: RecordValues): Promise<readonly AsinHolder[]> {
  const { rows } = await sql<AsinHolder>`
    select k.id, k.sku from new_amazon_pending a join sku k on k.id = a.sku
      where a.site = ${site} and a.asin = ${asin} and a.state <> 'abandoned'
    union
    select k.id, k.sku from pt_sku p join pt_sku_part m on m.id = p.id join sku k on k.sku = m.sku_code
      where p.site = ${site} and p.item_id = ${asin} order by sku`.execute(database);
  return rows;
}

/** [N17] An ASIN is entered for what was pushed, and belongs to one SKU on a site. */
export const guardAsins: WriteGuard = async (transaction, _, rows) => {
  const entered = rows.filter(({ before, after }) => before && after?.['asin'] !== undefined && after['asin'] !== before['asin']);
  if (entered.length === 0) return;
  // whoever enters the same one waits, and then sees it
  await sql`select pg_advisory_xact_lock(hashtext('new_amazon_asin'))`.execute(transaction);
  const given: { readonly site: unknown; readonly asin: string; readonly holder: AsinHolder }[] = [];
  for (const { before, after } of entered) {
    const [sku, asin, site] = [Number(after!['sku']), String(after!['asin']), after!['site']];
    const beside = given.filter(one => one.site === site && one.asin === asin).map(({ holder }) => holder);
    const holders = [...(await holdersOf(transaction, after!)), ...beside];
    const [refusal] = asinRefusals({ state: before!['state'] as PendingState, sku, asin }, holders);
    if (refusal) throw new RefusedWrite(refusal);
    given.push({ site, asin, holder: { id: sku, sku: String(sku) } });
  }
};
