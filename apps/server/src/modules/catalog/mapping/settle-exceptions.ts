import type { Refusal } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachByItself } from '../../../platform/resources/each-by-itself.ts';
import { forbiddenOn, onPage } from '../../../platform/resources/on-page.ts';
import { changeLocked } from '../../../platform/resources/write-record.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { mapEqual } from './map-equal.ts';
import { listingOf } from './map-listing.ts';
import { refreshExceptions, rowsOf } from './refresh-exceptions.ts';
import { activateDrafts } from './activate-drafts.ts';
import { agreeWithFba } from './agree-with-fba.ts';
import type { SettleParts } from './map-in-force.ts';
import { replaceUnsoldParts } from './replace-unsold.ts';
import { takeTitleQuantity } from './take-title-quantity.ts';

type Settle = (parts: SettleParts, record: RecordRow, input: RecordValues) => Promise<Refusal | undefined>;

const onPlatform: Refusal = {
  code: 'ON_PLATFORM',
  message: {
    zh: '请先在平台上下架或上架，再用“登记平台状态”',
    en: 'Take the listing off sale or relist it on the platform, then use “Record listing status”',
  },
};
const onSaleAlone: Refusal = {
  code: 'NOT_FOR_RULE',
  message: { zh: '仅用于R5与R6', en: 'Only for R5 and R6' },
};
const stillFound: Refusal = {
  code: 'STILL_FOUND',
  message: { zh: '处理后问题仍在，未作更改', en: 'The exception would remain; nothing was changed' },
};
const notListed: Refusal = { code: 'NO_LISTING', message: { zh: 'PT SKU中没有该Listing', en: 'The listing is not among the PT SKUs' } };

const mapToEqual: Settle = async (parts, { id, version }, { prefix }) => {
  const mapped = await mapEqual({ parts, targets: [{ id, version }], input: { prefix } });
  return mapped.ok ? mapped.value[0]?.refusal : [mapped.refusal].flat()[0];
};

/** What settles an exception, by its rule; of the others only the platform can. */
const steps: Readonly<Record<string, Settle>> = {
  unmapped: mapToEqual,
  R2: replaceUnsoldParts,
  R3: agreeWithFba,
  R4: activateDrafts,
  R7: takeTitleQuantity,
};

/** Applies what resolves an exception and checks its listing again: where the exception would still be found, nothing was done. */
const settling =
  (settle: (record: RecordRow) => Settle | undefined, otherwise: Refusal): ActionHandler =>
  ({ parts, targets, input }) =>
    eachByItself(parts, targets, async (within, record) => {
      if (!(await isOpen(within, record.id))) return undefined;
      const refusal = await (settle(record) ?? (async () => otherwise))(within, record, input);
      if (refusal) return refusal;
      await refreshExceptions(within.database, parts.caller.now, rowsOf(listingOf(record)));
      return (await isOpen(within, record.id)) ? stillFound : undefined;
    });

/** Whether an exception is not settled yet: another one of the same listing may have settled it. */
async function isOpen({ database }: SettleParts, id: number): Promise<boolean> {
  const row = await database.selectFrom('pt_sku_exception').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  return row.state === 'open' || row.state === 'doing';
}

/** Records the current status of a listing on its platform. */
const keepStatus: Settle = async (parts, record, input) => {
  const forbidden = await forbiddenOn(parts, 'ptSku', 'update', { zh: '编辑', en: 'Edit' });
  if (forbidden) return forbidden;
  const { store, site, sellerSku } = listingOf(record);
  const listings = onPage(parts, 'ptSku');
  const [listing] = await lockRows(
    parts.database,
    listings,
    sql<boolean>`t.store = ${store} and t.site = ${site} and t.seller_sku collate "C" = ${sellerSku}`,
  );
  if (!listing) return notListed;
  const changed = await changeLocked(parts.database, listings, listing, { listingStatus: input['listingStatus'] });
  return changed.ok ? undefined : changed.refusal[0];
};

/** The steps that settle exceptions of listings. */
export const settleActions = {
  'ptSkuException.settle': settling(({ rule }) => steps[String(rule)], onPlatform),
  'ptSkuException.recordStatus': settling(({ rule }) => (rule === 'R5' || rule === 'R6' ? keepStatus : undefined), onSaleAlone),
};
