import { type Refusal, text } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachByItself } from '../../../platform/resources/each-by-itself.ts';
import { forbiddenOn, onPage } from '../../../platform/resources/on-page.ts';
import { addRecord } from '../../../platform/resources/write-record.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { mapParts, writeMap } from '../../catalog/mapping/map-listing.ts';

const add = text('新增', 'Add');
const refusal = (code: string, zh: string, en: string): Refusal => ({ code, field: 'ptSku', message: text(zh, en) });
const hasOne = refusal('HAS_PT_SKU', '已有PT SKU', 'It already has a PT SKU');
const forbidden = refusal('STATE', '禁售的不能新建PT SKU', 'A PT SKU cannot be created where the SKU is forbidden');

/** Makes the PT SKU of a SKU at a store and site and maps it, by the rules of both, for those who may add them. */
export const createPtSku: ActionHandler = ({ parts, targets, input }) =>
  eachByItself(parts, targets, async (within, before) => {
    if (before['distStatus'] === 'forbidden') return forbidden;
    if (before['ptSku'] !== undefined) return hasOne;
    const refused = (await forbiddenOn(within, 'ptSku', 'add', add)) ?? (await forbiddenOn(within, 'skuMap', 'add', add));
    if (refused) return refused;
    const { rows } = await sql<{ code: string }>`select sku as code from sku where id = ${Number(before['sku'])}`.execute(within.database);
    const sellerSku = `${rows[0]!.code}${String(input['suffix'] ?? '')}`;
    const place = { store: Number(before['store']), site: Number(before['site']) };
    const made = await addRecord(onPage(within, 'ptSku'), {
      ...place,
      sellerSku,
      fulfilment: input['fulfilment'],
      listingStatus: 'incomplete',
      manager: before['owner'],
    });
    if (!made.ok) return made.refusal[0];
    const mapped = await writeMap(
      within.database,
      mapParts(within),
      { ...place, sellerSku },
      { level: 'storeSite', sku: before['sku'], qty: 1 },
    );
    if (!mapped.ok) return mapped.refusal[0];
    await updateRows(within.database, within, [{ before, after: { ...before, ptSku: made.value.id } }], { action: 'update' });
    return undefined;
  });
