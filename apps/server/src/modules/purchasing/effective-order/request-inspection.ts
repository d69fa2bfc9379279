import { fill, type LocalDate, text } from '@axle/kernel';
import { type Line, linesIn } from '@axle/page-kit';
import { type InspectionKind, inspectRefusals, requestRefusals, toInspect } from '@axle/purchasing';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { inspectionDesk } from '../order/inspection-desk.ts';
import { quantitiesOf } from '../order/order-standing.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { changeRefusal } from '../order/change-refusals.ts';
import { withOrder } from './one-order.ts';

/** The lines of an order of which pieces have not passed inspection. */
export const linesToInspect: ProposalHandler = async (parts, { id }) => {
  const order = (await ordersById(parts.database, parts.caller, [id])).get(id)!;
  const { mayRead } = fieldRights(parts);
  const isShown = ['lines.qty', 'lines.passedQty', 'lines.cancelledQty', 'lines.shortClosedQty'].every(mayRead);
  const lines = linesIn(order, 'lines').flatMap((line, at) => {
    const open = toInspect(quantitiesOf(line));
    return open > 0 ? [{ orderLine: at + 1, sku: line['sku'], ...(isShown ? { toInspect: open, qty: open } : {}) }] : [];
  });
  const words = fill(text('可报检{count}行', '{count} {count|line|lines} to inspect'), { count: lines.length });
  return [{ values: { lines }, words, why: text('不验的行填0', 'Enter 0 for lines that are not inspected') }];
};

/** [R88] Asks quality to inspect pieces of an order: a request for each line. */
export const requestInspection: ActionHandler = context =>
  withOrder(context, async (parts, order) => {
    const { input } = context;
    const own = linesIn(order, 'lines');
    const wanted = linesIn(input, 'lines');
    const pieces = ({ qty }: Line) => Number(qty ?? 0);
    const total = wanted.reduce((sum, line) => sum + pieces(line), 0);
    const refused = [
      ...requestRefusals(total, input['wantedOn'] as LocalDate, todayOf(parts.caller)),
      ...wanted.flatMap((line, at) => {
        const ordered = own[Number(line['orderLine']) - 1];
        if (!ordered) return [{ ...changeRefusal.noLine(line['orderLine']), field: `lines.${at}.orderLine` }];
        return inspectRefusals(quantitiesOf(ordered), pieces(line)).map(refusal => ({ ...refusal, field: `lines.${at}.qty` }));
      }),
    ];
    if (refused.length > 0) return refused;
    const requests = wanted.flatMap(line => {
      if (pieces(line) === 0) return [];
      const note = input['inspectionNote'] as string | undefined;
      return [
        {
          orderLine: Number(line['orderLine']),
          kind: input['inspectionKind'] as InspectionKind,
          qty: pieces(line),
          wantedOn: input['wantedOn'] as LocalDate,
          ...(note === undefined ? {} : { note }),
        },
      ];
    });
    const desk = inspectionDesk(parts.caller);
    for (const request of requests) {
      const at = wanted.findIndex(line => Number(line['orderLine']) === request.orderLine);
      const turnedDown = await desk.refused(parts.database, order, request);
      if (turnedDown.length > 0) return turnedDown.map(refusal => ({ ...refusal, field: `lines.${at}.${refusal.field}` }));
    }
    await desk.request(parts.database, parts.caller, order, requests);
    return [];
  });
