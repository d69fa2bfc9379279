import { type Refusal, text } from '@axle/kernel';
import type { SaidOrder } from '@axle/orders';
import type { RecordRow } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { eachByItself } from '../../../platform/resources/each-by-itself.ts';
import { forbiddenOn, onPage } from '../../../platform/resources/on-page.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { cancelOrders } from '../order/cancel-order.ts';
import { editAddress } from '../order/edit-address.ts';

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, field: 'state', message: text(zh, en) });
const decided = refusal('STATE', '已处理', 'It has already been decided');
const byHand = refusal('BY_HAND', '请由人处理后标为已处理', 'Handle it manually, then mark it as handled');
const [cancelling, addressing] = [text('取消', 'Cancel'), text('改地址', 'Edit address')];

type Within = RecordParts & { readonly database: Transaction<Tables> };

/** What a platform said, and the version of the order that it speaks of. */
async function askedOf(database: Transaction<Tables>, record: RecordRow) {
  const { rows } = await sql<{ said: SaidOrder; id: number; version: number; country: number | null }>`
    select r.said, o.id, o.version, c.id as country from sales_order_request r join sales_order o on o.id = r.sales_order
    left join country c on c.iso2 = upper(r.said -> 'address' ->> 'country') where r.id = ${record.id}`.execute(database);
  return rows[0]!;
}

/** Does to the order of a request what an action of orders does; answers why not. */
async function onItsOrder(within: Within, record: RecordRow): Promise<Refusal | undefined> {
  const orders = onPage(within, 'orderList');
  const { said, id, version, country } = await askedOf(within.database, record);
  const isCancel = record['kind'] === 'cancel';
  const forbidden = isCancel
    ? await forbiddenOn(within, 'orderList', 'cancel', cancelling)
    : await forbiddenOn(within, 'orderList', 'editAddress', addressing);
  if (forbidden) return forbidden;
  const { name: receiver, line1, line2, city, state, postcode } = said.address;
  const input = isCancel
    ? { cancelReason: '平台已取消 / cancelled on the platform' }
    : { receiver, line1, line2, city, state, postcode, country: country ?? undefined };
  const done = await (isCancel ? cancelOrders : editAddress)({ parts: orders, targets: [{ id, version }], input });
  return done.ok ? done.value[0]?.refusal : [done.refusal].flat()[0];
}

const decide = async ({ database, caller }: Within, { id }: RecordRow, state: 'accepted' | 'refused', reason: unknown): Promise<void> => {
  await sql`
    update sales_order_request set state = ${state}, reason = ${reason === undefined ? null : String(reason)},
      decided_by = ${caller.access.userId}::bigint, decided_at = ${caller.now}::timestamptz, version = version + 1
    where id = ${id}`.execute(database);
};

/** [S1] Does what the platform asks, as a person would do it. */
const accept: ActionHandler = ({ parts, targets }) =>
  eachByItself(parts, targets, async (within, record) => {
    if (record['state'] !== 'open') return decided;
    if (record['kind'] !== 'cancel' && record['kind'] !== 'address') return byHand;
    const refused = await onItsOrder(within, record);
    if (refused) return refused;
    await decide(within, record, 'accepted', undefined);
    return undefined;
  });

/** Ends a request without doing anything. */
const ending =
  (state: 'accepted' | 'refused', field: string): ActionHandler =>
  ({ parts, targets, input }) =>
    eachByItself(parts, targets, async (within, record) => {
      if (record['state'] !== 'open') return decided;
      await decide(within, record, state, input[field]);
      return undefined;
    });

/** What is done with requests of platforms. */
export const requestActions: ActionHandlers = {
  'orderRequest.accept': accept,
  'orderRequest.handled': ending('accepted', 'note'),
  'orderRequest.refuse': ending('refused', 'reason'),
};
