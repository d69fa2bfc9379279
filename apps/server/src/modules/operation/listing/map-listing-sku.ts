import { type Refusal, text } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachByItself } from '../../../platform/resources/each-by-itself.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { mapParts, writeMap } from '../../catalog/mapping/map-listing.ts';

const noPtSku: Refusal = { code: 'NO_PT_SKU', field: 'ptSku', message: text('请先填写PT SKU', 'Enter the PT SKU first') };

/** Maps the PT SKU of a listing to a SKU at its store and site. */
export const mapListingSku: ActionHandler = ({ parts, targets, input }) =>
  eachByItself(parts, targets, async (within, before) => {
    if (before['ptSku'] === undefined) return noPtSku;
    const { rows } = await sql<{ store: number; site: number; sellerSku: string }>`
      select store, site, seller_sku as "sellerSku" from pt_sku where id = ${Number(before['ptSku'])}`.execute(within.database);
    const written = await writeMap(within.database, mapParts(within), rows[0]!, { ...input, level: 'storeSite' });
    if (!written.ok) return written.refusal[0];
    await updateRows(within.database, within, [{ before, after: { ...before, sku: input['sku'] } }], { action: 'update' });
    return undefined;
  });
