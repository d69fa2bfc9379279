import { fill, text } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { standingsOf } from '../order/order-standing.ts';
import { orderedLines } from '../order/ordered-lines.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { revealedColumns } from './wanted-change.ts';

/** The order with its lines; the user sees it. */
const whole = async ({ database, caller }: RecordParts, { id }: RecordRow): Promise<RecordRow> =>
  (await ordersById(database, caller, [id])).get(id)!;

/** What of a proposed line the user may read, column by column. */
const readable = (parts: RecordParts, line: RecordValues): RecordValues => {
  const { mayRead } = fieldRights(parts);
  return Object.fromEntries(
    Object.entries(line).filter(([key]) => {
      const of = key.replace(/Before$/, '');
      const revealed =
        of in revealedColumns ? revealedColumns[of as keyof typeof revealedColumns] : key === 'openQty' ? ['lines.openQty'] : [];
      return revealed.every(mayRead);
    }),
  );
};

/** The lines of an order that have pieces, as they stand: what is to change is typed over them. */
export const linesToChange: ProposalHandler = async (parts, record) => {
  const order = await whole(parts, record);
  const lines = orderedLines(order)
    .filter(({ agreed }) => agreed.qty > 0)
    .map(({ orderLine, sku, agreed: { qty, price, date } }) =>
      readable(parts, { orderLine, sku, qtyBefore: qty, qty, priceBefore: price, price, dateBefore: date, date }),
    );
  const words = fill(text('共{count}行', '{count} {count|line|lines}'), { count: lines.length });
  return [
    {
      values: { lines },
      words,
      why: text('改动处填新值，数量0为取消该行', 'Enter new values where they change; quantity 0 cancels a line'),
    },
  ];
};

/** The lines of an order of which pieces are to come. */
export const linesToClose: ProposalHandler = async (parts, record) => {
  const order = await whole(parts, record);
  const standings = standingsOf(order);
  const lines = orderedLines(order)
    .map(({ orderLine, sku }, at) => ({ orderLine, sku, openQty: standings[at]!.open, shortClose: 0 }))
    .filter(({ openQty }) => openQty > 0)
    .map(line => readable(parts, line));
  const words = fill(text('还有{count}行未交', '{count} {count|line|lines} with outstanding pieces'), { count: lines.length });
  return [{ values: { lines }, words, why: text('填写不再要的数量', 'Enter the quantity no longer needed') }];
};
