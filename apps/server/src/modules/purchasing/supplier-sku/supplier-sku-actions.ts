import { type Decimal, type LocalDate, ok, type Refusal, refuse } from '@axle/kernel';
import { checkRecord, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { breaksOf, type PricedArticle, withNewPrices } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { refusedByOrders } from './open-orders.ts';
import { noProposal } from './settle-prices.ts';

const places = [1, 2, 3, 4, 5];

const ownPrice: Refusal = {
  code: 'OWN_DOCUMENT',
  message: { zh: '不能审批自己提交的价格', en: 'You cannot approve prices that you proposed' },
};
const noWaiting: Refusal = { code: 'NOT_WAITING', message: { zh: '没有待审批的价格', en: 'No prices wait for approval' } };
const noSku: Refusal = { code: 'NO_SKU', message: { zh: '请先关联SKU', en: 'Link a SKU first' } };
const linked: Refusal = { code: 'LINKED', message: { zh: '已关联SKU，请先取消关联', en: 'A SKU is already linked; unlink it first' } };

type Change = (record: RecordRow, transaction: Transaction<Tables>) => Promise<RecordValues | Refusal>;

const isRefusal = (answer: RecordValues | Refusal): answer is Refusal => 'code' in answer && 'message' in answer;

/** An action that changes each record by itself, or says why not; what the record's own rules refuse is refused. */
const changing =
  (changeOf: (context: Parameters<ActionHandler>[0]) => Change): ActionHandler =>
  context =>
    eachTarget(context.parts, context.targets, async (transaction, records) => {
      const { parts } = context;
      const refused = new Map<number, Refusal>();
      for (const before of records) {
        const answer = await changeOf(context)(before, transaction);
        const after = { ...before, ...answer };
        const [refusal] = isRefusal(answer) ? [answer] : checkRecord(parts.resource, after, todayOf(parts.caller)).refusals;
        if (refusal) refused.set(before.id, refusal);
        else await updateRows(transaction, parts, [{ before, after }], { action: 'update' });
      }
      return refused;
    });

/** [R29] Prices from a day on. */
const setPrice = changing(({ parts, input }) => async record => {
  const today = todayOf(parts.caller);
  const prices = places.flatMap(place => {
    const [minQty, price] = [input[`minQty${place}`], input[`price${place}`]];
    return minQty === undefined || price === undefined ? [] : [{ minQty: Number(minQty), price: price as Decimal }];
  });
  const to = input['validTo'] as LocalDate | undefined;
  const next = withNewPrices(breaksOf({ breaks: linesIn(record, 'breaks') } as unknown as PricedArticle, today), {
    from: input['validFrom'] as LocalDate,
    prices,
    ...(to === undefined ? {} : { to }),
  });
  return { breaks: next.map(({ minQty, price, from, to: validTo }) => ({ minQty, price, validFrom: from, validTo })) };
});

/** [R28] Prices that wait come into force by another person than who proposed them. */
const approve = changing(({ parts }) => async record => {
  if (record['priceWaits'] !== true) return noWaiting;
  if (record['priceProposedBy'] === parts.caller.access.userId) return ownPrice;
  return { ...noProposal, breaks: linesIn(record, 'proposedBreaks') };
});

const reject = changing(
  ({ input }) =>
    async record =>
      record['priceWaits'] === true ? { ...noProposal, priceRefusal: input['priceRefusal'] } : noWaiting,
);

/** The flag leaves the SKU's former primary article before it comes to this one. */
const setPrimary = changing(({ parts }) => async (record, transaction) => {
  if (record['sku'] === undefined) return noSku;
  const former = await transaction
    .selectFrom('supplier_sku')
    .select('id')
    .where('sku', '=', Number(record['sku']))
    .where('is_primary', '=', true)
    .where('id', '<>', record.id)
    .execute();
  const beyondScope = { ...parts, caller: { ...parts.caller, access: { ...parts.caller.access, isSuper: true } } };
  const rows = await lockById(
    transaction,
    beyondScope,
    former.map(({ id }) => id),
  );
  const changes = rows.map(before => ({ before, after: { ...before, isPrimary: false } }));
  await updateRows(transaction, beyondScope, changes, { action: 'update' });
  return { isPrimary: true };
});

const link = changing(
  ({ input }) =>
    async record =>
      record['sku'] === undefined ? { sku: input['sku'] } : linked,
);

const unlink = changing(() => async (record, transaction) => {
  if (record['sku'] === undefined) return noSku;
  const [refusal] = await refusedByOrders(transaction, record);
  return refusal ?? { sku: undefined, isPrimary: false };
});

/** What the buttons of suppliers' articles do. */
export const supplierSkuActions: ActionHandlers = {
  'supplierSkuList.activate': transitionHandler('activate'),
  'supplierSkuList.pause': transitionHandler('pause'),
  'supplierSkuList.resume': transitionHandler('resume'),
  'supplierSkuList.stop': transitionHandler('stop', async ({ parts, before, after }) => {
    const refused = await refusedByOrders(parts.database, before);
    return refused.length > 0 ? refuse(refused) : ok({ ...after, isPrimary: false });
  }),
  'supplierSkuList.setPrice': setPrice,
  'supplierSkuList.approve': approve,
  'supplierSkuList.reject': reject,
  'supplierSkuList.setPrimary': setPrimary,
  'supplierSkuList.link': link,
  'supplierSkuList.unlink': unlink,
};
