import { fill, text } from '@axle/kernel';
import { fieldsOf } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { readableLine } from './counter-reply.ts';
import { ordersById, repliedLines } from './replied-orders.ts';

/** The lines of an order as the supplier replied to them and as we ordered them: what we want instead is typed over ours. */
export const linesToCounter: ProposalHandler = async (parts, { id }) => {
  const { resource } = ownParts(parts.database as Transaction<Tables>, parts.caller, 'viewReplies');
  const keys = Object.entries(fieldsOf(resource)).flatMap(([key, field]) => (field.figure === true ? [] : [key]));
  const [reply] = await selectRows(parts.database, resource, keys, sql`where t.id = ${id}`);
  const order = (await ordersById(parts.database, parts.caller, [Number(reply!['purchaseOrder'])])).values().next().value!;
  const lines = repliedLines(order, reply!).map(({ ordered: { orderLine, sku }, before, diff: { after } }) =>
    readableLine(parts, {
      orderLine,
      sku,
      qtyReplied: after.qty,
      qty: before.qty,
      priceReplied: after.price,
      price: before.price,
      dateReplied: after.date,
      date: before.date,
    }),
  );
  const words = fill(text('共{count}行', '{count} {count|line|lines}'), { count: lines.length });
  return [
    {
      values: { lines },
      words,
      why: text('改动处填我方的数值，其余按订单不变', 'Enter our values where they differ; the rest stays as ordered'),
    },
  ];
};
